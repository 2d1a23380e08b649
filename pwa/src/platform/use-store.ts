import { useSyncExternalStore } from 'react';

import type { ReadableStore } from './store.ts';

/** The value of a store, followed; while a page from a server is hydrated the one that it began with, since that is what the server rendered. */
export const useStore = <Value>(store: ReadableStore<Value>): Value => useSyncExternalStore(store.subscribe, store.get, () => store.first);
