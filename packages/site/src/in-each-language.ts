import type { Language } from '@helpdesk/contract/languages';

/** What a visitor reads of the region itself, in every language of the product (product 8.2); English is its first. */
export type InEachLanguage<Wording = string> = Readonly<Record<Language, Wording>>;
