import { randomUUID } from 'node:crypto';
import { columnOf } from '@helpdesk/contract/kinds/field';
import { catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';
import { idFields } from '@helpdesk/contract/kinds/parts';
import type { regionInput } from '@helpdesk/contract/regions';
import type * as z from 'zod/mini';

import { deleteRow, readRow } from '#db/catalogue-rows.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { unionAll } from '#db/union-all.ts';
import { found, Problem } from '#http/problem.ts';
import { formerNamesAfter, refuseTakenName } from '#listings/names.ts';
import { refuseUnseen } from '#listings/seen.ts';
import { markStillRight } from '#listings/still-right.ts';

type Input = z.output<typeof regionInput>;

/** Adds a region, or changes the one of an id; 404 when there is none, 409 when its name is taken or it was changed since `seen`. */
export function saveRegion(sql: Pool, by: string, input: Input, id?: string, seen?: number): Promise<string> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const kept = id === undefined ? undefined : found(await readRow(tx, 'regions', id), 'server_not_found_region');
      if (kept) await refuseUnseen(tx, 'regions', kept, seen);
      const _id = id ?? randomUUID();
      refuseTakenName(await tx<{ _id: string; name: string }[]>`SELECT id AS _id, name FROM region`, _id, input.name);
      const formerNames = formerNamesAfter(kept, input.name);
      await putRows(tx, 'regions', [{ ...input, _id, formerNames, translations: input.translations ?? kept?.translations ?? {} }]);
      await markStillRight(tx, 'regions', _id, input.stillRight);
      return _id;
    },
    by,
  );
}

/** 409 with their number while listings lie in it (decision B27). */
export function deleteRegion(sql: Pool, by: string, id: string, seen?: number): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const count = await countWithin(tx, id);
      if (count > 0) throw new Problem(409, 'server_region_in_use', { count });
      await refuseUnseen(tx, 'regions', found(await readRow(tx, 'regions', id), 'server_not_found_region'), seen);
      await deleteRow(tx, 'regions', id);
    },
    by,
  );
}

/** How many rows lie in a region. */
async function countWithin(tx: Sql, id: string): Promise<number> {
  const within = catalogueTables.flatMap((table) =>
    idFields(table)
      .filter(({ of }) => of === 'regions')
      .map(({ name }) => tx`SELECT FROM ${tx(kinds[table].table)} WHERE ${tx(columnOf(name))} = ${id}`),
  );
  const [{ count }] = await tx<[{ count: number }]>`SELECT count(*) FROM (${unionAll(tx, within)}) AS it`;
  return count;
}
