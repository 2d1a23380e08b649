/** What may stand in curly braces in a text that passes a booking on: no more of the visitor than a stay needs to answer. */
export const forwardPlaceholders = ['reference', 'stay', 'contact', 'name', 'phone', 'days', 'guests', 'language'] as const;
export type ForwardPlaceholder = (typeof forwardPlaceholders)[number];

/** Of such a text, in UTF-16 code units. */
export const maxForwardText = 2000;

/** A placeholder as it is written in the text. */
export const placeholderOf = (name: ForwardPlaceholder): string => `{${name}}`;

/** What stands in braces; a brace without its other one stands for itself. */
const braced = /\{[^{}]*\}|[{}]/g;

const written: ReadonlySet<string> = new Set(forwardPlaceholders.map(placeholderOf));

/** What stands in braces and nothing is filled in for, each once, as it was written. */
export const unknownPlaceholders = (text: string): string[] =>
  [...new Set(text.match(braced) ?? [])].filter((found) => !written.has(found));

/**
 * A text with what is known of a booking. A line that names only what is not known is left out; where it names more, a dash stands for it.
 * @param values empty: not known
 */
export const fillForwardText = (text: string, values: Readonly<Record<ForwardPlaceholder, string>>): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const named = forwardPlaceholders.filter((name) => line.includes(placeholderOf(name)));
      if (named.length > 0 && named.every((name) => values[name] === '')) return [];
      return [line.replaceAll(braced, (found) => (written.has(found) ? values[found.slice(1, -1) as ForwardPlaceholder] || '–' : found))];
    })
    .join('\n')
    .trim();
