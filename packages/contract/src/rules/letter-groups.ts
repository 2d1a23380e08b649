import { type LetterGroup, languageFacts, type TranslationLanguage, translationLanguages } from '#languages.ts';
import { normalise } from '#search/search-normalise.ts';

const groupsOf = (language: TranslationLanguage): readonly LetterGroup[] => languageFacts[language].letterGroups ?? [];

/** The shortcuts of all alphabets that have their own, each once. */
export const letterGroups: readonly LetterGroup[] = [...new Set(translationLanguages.flatMap(groupsOf))];

/** The group that a search text asks for; a chip puts its label into the search (product 3.4). */
export const readLetterGroup = (text: string): LetterGroup | undefined => letterGroups.find((group) => group === text.trim());

/**
 * The language by whose names a group lists: the one that is spoken, if these are its letters, else the first whose they are, so
 * that a link finds the same whoever opens it.
 */
export const languageOfGroup = (group: LetterGroup, spoken?: string): TranslationLanguage | undefined => {
  const having = translationLanguages.filter((language) => groupsOf(language).includes(group));
  return having.find((language) => language === spoken) ?? having[0];
};

/** Whether a name begins with a letter of a group, whatever sign, dot or conjunct follows it. */
export function isInLetterGroup(name: string, group: LetterGroup): boolean {
  const first = normalise(name).charAt(0);
  return first >= group.charAt(0) && first <= group.charAt(2);
}
