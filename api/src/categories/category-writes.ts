import { randomUUID } from 'node:crypto';
import type { categoryInput } from '@helpdesk/contract/categories';
import type * as z from 'zod/mini';

import { deleteRow, readRow } from '#db/catalogue-rows.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.ts';
import type { Pool } from '#db/sql.ts';
import { found, Problem } from '#http/problem.ts';
import { formerNamesAfter, refuseTakenName } from '#listings/names.ts';
import { refuseUnseen } from '#listings/seen.ts';
import { markStillRight } from '#listings/still-right.ts';

type Input = z.output<typeof categoryInput>;

/** Adds a category, or changes the one of an id; 404 when there is none, 409 when its name is taken or it was changed since `seen`. */
export function saveCategory(sql: Pool, by: string, input: Input, id?: string, seen?: number): Promise<string> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const kept = id === undefined ? undefined : found(await readRow(tx, 'categories', id), 'server_not_found_category');
      if (kept) await refuseUnseen(tx, 'categories', kept, seen);
      const _id = id ?? randomUUID();
      refuseTakenName(await tx<{ _id: string; name: string }[]>`SELECT id AS _id, name FROM category`, _id, input.name);
      const formerNames = formerNamesAfter(kept, input.name);
      await putRows(tx, 'categories', [{ ...input, _id, formerNames, translations: input.translations ?? kept?.translations ?? {} }]);
      await markStillRight(tx, 'categories', _id, input.stillRight);
      return _id;
    },
    by,
  );
}

/** 409 with their number while places use it (decision B27). */
export function deleteCategory(sql: Pool, by: string, id: string, seen?: number): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const [{ count }] = await tx<[{ count: number }]>`SELECT count(*) FROM place WHERE ${id} = ANY (category_ids)`;
      if (count > 0) throw new Problem(409, 'server_category_in_use', { count });
      await refuseUnseen(tx, 'categories', found(await readRow(tx, 'categories', id), 'server_not_found_category'), seen);
      await deleteRow(tx, 'categories', id);
    },
    by,
  );
}
