import { unlessSpoken } from '@helpdesk/words/language';

/** A text of the catalogue with the language it is really in (product 8.2). */
interface TextIn {
  readonly text: string;
  readonly lang: string;
}

interface SentenceProps {
  /** The sentence around it. */
  readonly words: (text: string) => string;
  readonly of: TextIn;
}

/** Stands where the text will. */
const hole = '\uFFFC';

/** A sentence with a text of the catalogue in it; what is read out stands in elements, since no part of an attribute has a language (decision 063). */
export function Sentence({ words, of }: SentenceProps) {
  if (!unlessSpoken(of.lang)) return words(of.text);
  const [before, after] = words(hole).split(hole);
  return (
    <>
      {before}
      <Text of={of} />
      {after}
    </>
  );
}

/** Says its language only where that is not the page's. */
export function Text({ of: { text, lang } }: { of: TextIn }) {
  const foreign = unlessSpoken(lang);
  return foreign ? <span lang={foreign}>{text}</span> : text;
}
