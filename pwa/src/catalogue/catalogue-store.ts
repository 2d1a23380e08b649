import { createStore } from '#platform/store.ts';
import type { Catalogue } from './catalogue.ts';

/** The catalogue of this phone; undefined until it was read or first filled. Only `attachPhone` swaps it. */
export const catalogueStore = createStore<Catalogue | undefined>(undefined);
