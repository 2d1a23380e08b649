import type { Language } from '@helpdesk/contract/languages';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { createStore } from '#platform/store.ts';

/** What the server's page of an address brought, while this phone held no rows. */
export interface ServerPage {
  /** See `shownAddress`. */
  readonly address: string;
  readonly initial: Catalogue;
  readonly language: Language;
  readonly day: string;
}

/** Whether one is on its way. */
export const asksServerPage = createStore(false);

/** The newest; none where the phone held rows from the beginning. */
export const serverPage = createStore<ServerPage | undefined>(undefined);
