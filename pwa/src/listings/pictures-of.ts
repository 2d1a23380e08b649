import { unlessSpoken } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import type { Wording } from '#catalogue/texts.ts';

import type { ShownPicture } from './detail/lightbox.tsx';

/** A listing's pictures with the texts that stand for them; one without a text is told by its number. */
export const picturesOf = (images: readonly string[], texts: readonly Wording[], name: string): ShownPicture[] =>
  images.map((address, at) => {
    const text = texts[at];
    return text?.text
      ? { address, alt: text.text, lang: unlessSpoken(text.lang) }
      : { address, alt: m.picture_text({ name, number: at + 1 }) };
  });
