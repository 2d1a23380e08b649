import { welcome } from '@helpdesk/site/welcome';
import { inSpokenLanguage, spokenLanguage } from '@helpdesk/words/language';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { textsOf, type Wording } from '#catalogue/texts.ts';

import { helpdeskRow } from './row.ts';

/** What stands beneath the greeting. */
export function welcomeOf(catalogue: Catalogue | undefined): Wording {
  const row = helpdeskRow(catalogue, 'welcome');
  return row ? textsOf(row).welcome : { text: inSpokenLanguage(welcome), lang: spokenLanguage() };
}
