import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import type { RowVersion } from '@helpdesk/contract/row-version';
import { toWire } from '@helpdesk/contract/wire';

import { type KeptVersion, readVersions } from '#db/row-versions.ts';
import type { Sql } from '#db/sql.ts';
import { Problem } from '#http/problem.ts';

/**
 * 409 with the row as it is now, unless the writer has seen it (decision W13).
 * @param kept the row, read in this change
 * @param seen the version that the write was made for; undefined: whatever is there
 */
export async function refuseUnseen(
  tx: Sql,
  table: CatalogueTable,
  { _id, seq }: { readonly _id: string; readonly seq: number },
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === seq) return;
  const [last] = await readVersions(tx, table, _id);
  // A save that changed nothing made a new seq and no version.
  throw new Problem(409, 'server_changed_meanwhile', { result: last && wireVersion(table, { ...last, seq }) });
}

export const wireVersion = <Kind extends CatalogueTable>(table: Kind, { seq, at, author, change, row }: KeptVersion<Kind>): RowVersion => ({
  version: seq,
  at: at.toISOString(),
  author,
  change,
  row: { ...toWire(table, row), version: seq },
});
