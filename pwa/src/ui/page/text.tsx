import { unlessSpoken } from '@helpdesk/words/language';

/** A text of the catalogue with the language it is really in (product 8.2). */
interface TextIn {
  readonly text: string;
  readonly lang: string;
}

/** Says its language only where that is not the page's. */
export function Text({ of: { text, lang } }: { of: TextIn }) {
  const foreign = unlessSpoken(lang);
  return foreign ? <span lang={foreign}>{text}</span> : text;
}
