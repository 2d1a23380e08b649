import { normalise } from './search-normalise.ts';

/** The six shortcuts of the Devanagari alphabet: its vowels, and its consonants in the rows of their order. */
export const letterGroups = ['अ-औ', 'क-ङ', 'च-ञ', 'ट-न', 'प-म', 'य-ह'] as const;
export type LetterGroup = (typeof letterGroups)[number];

/** The group that a search text asks for; a chip puts its label into the search (decision W6). */
export const readLetterGroup = (text: string): LetterGroup | undefined => letterGroups.find((group) => group === text.trim());

/** Whether a name begins with a letter of a group, whatever sign, dot or conjunct follows it. */
export function isInLetterGroup(name: string, group: LetterGroup): boolean {
  const first = normalise(name).charAt(0);
  return first >= group.charAt(0) && first <= group.charAt(2);
}
