import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import type { Wording } from '#catalogue/texts.ts';

import type { ShownPicture } from './detail/lightbox.tsx';

/** A listing's pictures with the texts that stand for them and whose they are; one without a text is told by its number, in the language of the name. */
export const picturesOf = (
  images: readonly string[],
  texts: readonly Wording[],
  name: Wording,
  credits: readonly string[] = [],
): ShownPicture[] =>
  images.map((address, at) => {
    const credit = credits[at];
    const text = texts[at]?.text ? texts[at] : name;
    const lang = unlessSpoken(text.lang);
    if (text !== name) return { address, alt: text.text, lang, credit };
    return { address, alt: lang ? `${name.text}, ${at + 1}` : m.picture_text({ name: name.text, number: at + 1 }), lang, credit };
  });
