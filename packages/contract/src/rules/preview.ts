const segmenter = new Intl.Segmenter('mr', { granularity: 'grapheme' });

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
  const letters: string[] = [];
  for (const { segment } of segmenter.segment(content)) {
    letters.push(segment);
    if (letters.length > 70) break;
  }
  return letters;
}
