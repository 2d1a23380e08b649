import type { ListingRow, NoticeRow } from '@helpdesk/contract/sync/rows';

import type { Catalogue } from '#catalogue/catalogue.ts';

/** What only a server says of a listing; no page brings the code for it. */
interface ServerFacts {
  /** Until when it is closed or warned of, for previews of its address. */
  restrictionNow(catalogue: Catalogue, listing: Pick<ListingRow, '_id'>, day: string): string | undefined;
  /** For machines. */
  restrictionsIn(catalogue: Catalogue, listingId: string): readonly NoticeRow[];
}

/** Set by whoever renders on a server. */
export const serverFacts: { current?: ServerFacts } = {};
