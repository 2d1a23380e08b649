import type { Catalogue } from '#catalogue/catalogue.ts';
import { createStore } from '#platform/store.ts';

/** The catalogue whose search is wholly prepared; what was found before may have been less. */
export const preparedStore = createStore<Catalogue | undefined>(undefined);
