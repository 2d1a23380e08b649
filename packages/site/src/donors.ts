import type { InEachLanguage } from './in-each-language.ts';

interface Donor {
  readonly name: InEachLanguage;
  /** Address of a logo that reads well on white, 160 wide and 56 high. */
  readonly logo: string;
}

/** The donor wall, row after row (product 3.2). */
export const donors: readonly Donor[] = Array.from({ length: 30 }, (_, at) => {
  const number = String(at + 1).padStart(2, '0');
  return {
    name: { en: `Donor ${number}`, mr: `देणगीदार ${number}`, hi: `दानदाता ${number}` },
    logo: `/art/donor-${at + 1}.svg`,
  };
});
