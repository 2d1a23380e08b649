import { useStore } from '#platform/use-store.ts';
import type { Catalogue } from './catalogue.ts';
import { preparedStore } from './search/prepared-store.ts';

/** Whether all of a catalogue is searched; before, what is missing may only not be prepared yet. */
export const useIsPrepared = (catalogue: Catalogue | undefined): boolean =>
  useStore(preparedStore) === catalogue && catalogue !== undefined;
