import { normalise } from '@helpdesk/contract/search/search-normalise';

/** The choice of a multi-select after one more was asked for: beyond the most it stays as it is (product 6.7). */
export const choose = (chosen: readonly string[], value: string, most: number): string[] =>
  chosen.length >= most || chosen.includes(value) ? [...chosen] : [...chosen, value];

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Where it is not the page's. */
  readonly lang?: string;
  /** What else it is found by. */
  readonly alsoKnown?: readonly string[];
}

/** More than a screen of choices helps nobody: typing finds the others. */
const mostShown = 60;

/** What can still be chosen and carries what was typed in its label, or in what else it is called. */
export function optionsLeft(options: readonly Option[], chosen: readonly string[], typed: string): Option[] {
  const sought = normalise(typed);
  const isSought = ({ label, alsoKnown = [] }: Option) => [label, ...alsoKnown].some((name) => normalise(name).includes(sought));
  return options.filter((option) => !chosen.includes(option.value) && isSought(option)).slice(0, mostShown);
}

/** What a server found and can still be chosen, in its order. */
export const optionsFound = (options: readonly Option[], chosen: readonly string[]): Option[] =>
  options.filter((option) => !chosen.includes(option.value));
