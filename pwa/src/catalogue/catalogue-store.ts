import { createStore } from '#platform/store.ts';
import type { WholeCatalogue } from './catalogue.ts';

/** The catalogue of this phone; undefined until it was read or first filled. Only `attachPhone` swaps it, and a window that shows a preview. */
export const catalogueStore = createStore<WholeCatalogue | undefined>(undefined);
