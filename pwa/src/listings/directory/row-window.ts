import { rowStep } from '@helpdesk/contract/sync/page-rows';

import { createStore } from '#platform/store.ts';

/** Rows that a list renders at once; the rest follows as the reader nears its end, so 5,000 rows cost what these do. */
export const firstRows = rowStep;

/** How many rows the list that grew last is to show: it may be that the server has to bring them (`app/entry/ask-server-pages.ts`). */
export const wantedRows = createStore(firstRows);

/** How many rows are shown after the reader neared the end of those that are. */
export const growWindow = (shown: number, total: number): number => Math.min(shown + rowStep, Math.max(shown, total));

const shownAt = new Map<string, number>();

/** How many rows a history entry showed when it was left: going back finds the list as long as it was. */
export const rowsShownAt = (entry: string): number => shownAt.get(entry) ?? firstRows;

export function rememberRows(entry: string, rows: number): void {
  shownAt.set(entry, rows);
}
