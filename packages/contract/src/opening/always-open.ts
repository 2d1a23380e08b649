import type { ListingRow } from '#sync/rows.ts';

export type Opened = Pick<ListingRow, 'hours'>;

/** Whether it says that it is open around the clock. */
export const isAlwaysOpen = (listing: Opened): boolean => 'openAlways' in listing && listing.openAlways === true;
