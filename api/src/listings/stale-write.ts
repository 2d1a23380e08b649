import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import { toWire } from '@helpdesk/contract/sync/wire';

import { readVersions, type StoredVersion } from '#db/row-versions.sql.ts';
import type { Sql } from '#db/sql.ts';
import { Problem } from '#http/problem.ts';

/**
 * 409 with the row as it is now, unless the writer has seen it (product 9.6).
 * @param existing the row, read in this change
 * @param expected the version that the write was made for; undefined: whatever is there
 */
export async function refuseStale(
  tx: Sql,
  table: CatalogueTable,
  { _id, seq }: { readonly _id: string; readonly seq: number },
  expected: number | undefined,
): Promise<void> {
  if (expected === undefined || expected === seq) return;
  const [last] = await readVersions(tx, table, _id);
  // A save that changed nothing made a new seq and no version.
  throw new Problem(409, 'server_changed_meanwhile', { result: last && wireVersion(table, { ...last, seq }) });
}

export const wireVersion = <Kind extends CatalogueTable>(
  table: Kind,
  { seq, at, author, change, row }: StoredVersion<Kind>,
): RowVersion => ({
  version: seq,
  at: at.toISOString(),
  author,
  change,
  row: { ...toWire(table, row), version: seq },
});
