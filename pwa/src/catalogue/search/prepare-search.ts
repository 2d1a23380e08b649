import { indexOf } from '@helpdesk/contract/search/kept-index';
import { prepareMore, type SearchRow } from '@helpdesk/contract/search/search-index';
import { searchedTables } from '@helpdesk/contract/search/searched-tables';
import { prepareWishes } from '@helpdesk/contract/wishes/read-wish';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { preparedStore } from './prepared-store.ts';

export type WhenIdle = (work: (deadline: { timeRemaining(): number }) => void) => unknown;

/** Milliseconds, so that a tap never waits for longer. */
const sliceMs = 8;

/**
 * Prepares the search of a catalogue in idle slices, so that no keystroke has to (5,000 rows take 0.15 s on a desk).
 * @param whenIdle calls back with the time that is left
 */
export function prepareCatalogue(catalogue: Catalogue, whenIdle: WhenIdle): void {
  const waiting = searchedTables.map((table) => indexOf<SearchRow>(table, catalogue.rows[table], 0));
  const work = (deadline: { timeRemaining(): number }) => {
    const end = performance.now() + sliceMs;
    const isTimeUp = () => deadline.timeRemaining() <= 0 || performance.now() >= end;
    for (let index = waiting[0]; index; index = waiting[0]) {
      if (prepareMore(index, isTimeUp)) waiting.shift();
      if (isTimeUp() && waiting.length > 0) return void whenIdle(work);
    }
    if (!prepareWishes(catalogue.rows, isTimeUp)) return void whenIdle(work);
    preparedStore.swap(catalogue);
  };
  whenIdle(work);
}
