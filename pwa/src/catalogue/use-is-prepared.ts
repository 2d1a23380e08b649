import { useSyncExternalStore } from 'react';
import type { Catalogue } from './catalogue.ts';
import { preparedStore } from './prepared-store.ts';

/** Whether all of a catalogue is searched; before, what is missing may only not be prepared yet. */
export const useIsPrepared = (catalogue: Catalogue | undefined): boolean =>
  useSyncExternalStore(preparedStore.subscribe, preparedStore.get, () => undefined) === catalogue && catalogue !== undefined;
