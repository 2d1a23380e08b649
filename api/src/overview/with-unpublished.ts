import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { inOrder } from '@helpdesk/contract/sync/catalogue-order';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';

import { readUnpublished } from '#db/catalogue-rows.sql.ts';
import type { Pool } from '#db/sql.ts';

/** The rows of the catalogue with the listings that only the back-office knows, in the same order. */
export async function withUnpublished(sql: Pool, rows: CatalogueRows): Promise<CatalogueRows> {
  const unpublished = await Promise.all(listingKinds.map(async (kind) => [kind, await readUnpublished(sql, kind)] as const));
  if (unpublished.every(([, hidden]) => hidden.length === 0)) return rows;
  const merged = unpublished.map(([kind, hidden]) => [kind, [...rows[kind], ...hidden]]);
  return inOrder({ ...rows, ...Object.fromEntries(merged) });
}

/** Whether only the back-office knows a listing. */
export const isUnpublished = (row: ListingRow & { readonly unpublished?: boolean }): boolean => row.unpublished === true;
