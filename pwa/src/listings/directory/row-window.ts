/** Rows that a list renders at once; the rest follows as the reader nears its end, so 5,000 rows cost what 56 do. */
export const firstRows = 56;

const nextRows = 56;

/** How many rows are shown after the reader neared the end of those that are. */
export const growWindow = (shown: number, total: number): number => Math.min(shown + nextRows, Math.max(shown, total));

const shownAt = new Map<string, number>();

/** How many rows a history entry showed when it was left: going back finds the list as long as it was. */
export const rowsShownAt = (entry: string): number => shownAt.get(entry) ?? firstRows;

export function rememberRows(entry: string, rows: number): void {
  shownAt.set(entry, rows);
}
