import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import type { RowOf } from '@helpdesk/contract/sync/rows';
import { toWire } from '@helpdesk/contract/sync/wire';

import { isUsedId, readRow } from '#db/catalogue-rows.sql.ts';
import { readVersions, type StoredVersion } from '#db/row-versions.sql.ts';
import type { Sql } from '#db/sql.ts';
import { Problem } from '#http/problem.ts';
import type { ExpectedVersions } from '#http/version.ts';

/**
 * 409 with the row as it is now, unless the writer has seen it (product 9.6).
 * @param existing the row, read in this change
 * @param expected the version that the write was made for; undefined: whatever is there
 */
export async function refuseStale(
  tx: Sql,
  table: CatalogueTable,
  { _id, seq }: { readonly _id: string; readonly seq: number },
  expected: ExpectedVersions,
): Promise<void> {
  if (expected === undefined || expected.includes(seq)) return;
  const [last] = await readVersions(tx, table, _id);
  throw changedMeanwhile(table, last, seq);
}

const changedMeanwhile = <Kind extends CatalogueTable>(table: Kind, last: StoredVersion<Kind> | undefined, seq: number): Problem =>
  // A save that changed nothing made a new seq and no version.
  new Problem(409, 'server_changed_meanwhile', { result: last && wireVersion(table, { ...last, seq }) });

/**
 * The row of an id under which one is added: it is there when the same call was made before and its answer was lost. 409 when somebody else has changed
 * it since; 422 when the id is of another kind, or was that of a row that is deleted.
 * @param by e-mail of the administrator
 */
export async function addedBefore<Kind extends CatalogueTable>(
  tx: Sql,
  kind: Kind,
  id: string,
  by: string,
): Promise<RowOf<Kind> | undefined> {
  const existing = await readRow(tx, kind, id);
  if (!existing) {
    if (await isUsedId(tx, id)) throw new Problem(422, 'server_key_used');
    return undefined;
  }
  const [last] = await readVersions(tx, kind, id);
  if (last?.author !== by) throw changedMeanwhile(kind, last, existing.seq);
  return existing;
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
