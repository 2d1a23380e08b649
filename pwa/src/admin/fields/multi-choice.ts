/** The choice of a multi-select after one more was asked for: beyond the most it stays as it is (product 6.7). */
export const choose = (chosen: readonly string[], value: string, most: number): string[] =>
  chosen.length >= most || chosen.includes(value) ? [...chosen] : [...chosen, value];

export interface Option {
  readonly value: string;
  readonly label: string;
  /** Where it is not the page's. */
  readonly lang?: string;
}

/** More than a screen of choices helps nobody: typing finds the others. */
const mostShown = 60;

/** What can still be chosen and carries what was typed in its label. */
export function optionsLeft(options: readonly Option[], chosen: readonly string[], typed: string): Option[] {
  const sought = typed.trim().toLowerCase();
  return options.filter(({ value, label }) => !chosen.includes(value) && label.toLowerCase().includes(sought)).slice(0, mostShown);
}
