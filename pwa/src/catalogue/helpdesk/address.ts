import { address } from '@helpdesk/site/address';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';

import { helpdeskRow } from './row.ts';

/** Where it is, line by line. */
export function addressOf(catalogue: Catalogue | undefined): readonly Wording[] {
  const row = helpdeskRow(catalogue, 'address');
  return row ? textsOf(row).address : inSpokenLanguage(address).map((text) => ({ text, lang: spokenLanguage() }));
}
