import type { Language } from '@helpdesk/contract/languages';

/** What a visitor reads of the region itself, in every language of the product (decision B17); English is its first. */
export type InEachLanguage<Wording = string> = Readonly<Record<Language, Wording>>;
