import { randomUUID } from 'node:crypto';
import type { categoryInput } from '@helpdesk/contract/calls/categories';
import type * as z from 'zod/mini';

import { deleteRow, readRow } from '#db/catalogue-rows.sql.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool } from '#db/sql.ts';
import { found, Problem } from '#http/problem.ts';
import type { ExpectedVersions } from '#http/version.ts';
import { confirmTranslations } from '#listings/confirm-translations.sql.ts';
import { readNames } from '#listings/names.sql.ts';
import { formerNamesAfter, refuseTakenName } from '#listings/names.ts';
import { refuseStale } from '#listings/stale-write.ts';
import { countPlacesOf } from './categories.sql.ts';

type Input = z.output<typeof categoryInput>;

/** Adds a category, or changes the one of an id; 404 when there is none, 409 when its name is taken or it was changed since `expected`. */
export function saveCategory(sql: Pool, by: string, input: Input, id?: string, expected?: ExpectedVersions): Promise<string> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const existing = id === undefined ? undefined : found(await readRow(tx, 'categories', id), 'server_not_found_category');
      if (existing) await refuseStale(tx, 'categories', existing, expected);
      const _id = id ?? randomUUID();
      refuseTakenName(await readNames(tx, 'categories'), _id, input.name);
      const formerNames = formerNamesAfter(existing, input.name);
      const kept = { translations: existing?.translations ?? {}, alternateNames: existing?.alternateNames ?? [] };
      await putRows(tx, 'categories', [{ ...kept, ...input, _id, formerNames }]);
      await confirmTranslations(tx, 'categories', _id, input.stillRight);
      return _id;
    },
    by,
  );
}

/** 409 with their number while places use it (product 4.3). */
export function deleteCategory(sql: Pool, by: string, id: string, expected?: ExpectedVersions): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const count = await countPlacesOf(tx, id);
      if (count > 0) throw new Problem(409, 'server_category_in_use', { count });
      await refuseStale(tx, 'categories', found(await readRow(tx, 'categories', id), 'server_not_found_category'), expected);
      await deleteRow(tx, 'categories', id);
    },
    by,
  );
}
