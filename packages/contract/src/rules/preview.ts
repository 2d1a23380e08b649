/** Texts of English, in which each UTF-16 unit is a letter of its own: no mark, joiner, pair or carriage return among them. */
const isPlain = /^[\n\u0020-\u02FF\u2010-\u2027]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * The content preview of a list row (product 3.5): up to 50 characters whole, from 51 on the first 70
 * plus an ellipsis. Counted in grapheme clusters, so that no Devanagari letter is cut apart.
 */
export function previewOf(content: string): string {
  const letters = decisiveLetters(content);
  return letters.length <= 50 ? content : `${letters.slice(0, 70).join('')}…`;
}

/** As much of a content as has the same preview. */
export const previewSource = (content: string): string => decisiveLetters(content).join('');

/** 71 clusters decide everything: a long text is not walked to its end. */
function decisiveLetters(content: string): string[] {
  // The unit behind them tells whether the last one is whole.
  const begin = content.slice(0, 72);
  if (isPlain.test(begin)) return [...begin].slice(0, 71);
  const letters: string[] = [];
  // Made when it is first wanted: a slow phone needs 50 ms for it.
  segmenter ??= new Intl.Segmenter('mr', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(content)) {
    letters.push(segment);
    if (letters.length > 70) break;
  }
  return letters;
}
