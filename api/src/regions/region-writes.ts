import { randomUUID } from 'node:crypto';
import type { regionInput } from '@helpdesk/contract/calls/regions';
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
import { countWithin } from './regions.sql.ts';

type Input = z.output<typeof regionInput>;

/** Adds a region, or changes the one of an id; 404 when there is none, 409 when its name is taken or it was changed since `expected`. */
export function saveRegion(sql: Pool, by: string, input: Input, id?: string, expected?: ExpectedVersions): Promise<string> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const existing = id === undefined ? undefined : found(await readRow(tx, 'regions', id), 'server_not_found_region');
      if (existing) await refuseStale(tx, 'regions', existing, expected);
      const _id = id ?? randomUUID();
      refuseTakenName(await readNames(tx, 'regions'), _id, input.name);
      const formerNames = formerNamesAfter(existing, input.name);
      const kept = { translations: existing?.translations ?? {}, alternateNames: existing?.alternateNames ?? [] };
      await putRows(tx, 'regions', [{ ...kept, ...input, _id, formerNames }]);
      await confirmTranslations(tx, 'regions', _id, input.stillRight);
      return _id;
    },
    by,
  );
}

/** 409 with their number while listings lie in it (product 4.3). */
export function deleteRegion(sql: Pool, by: string, id: string, expected?: ExpectedVersions): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const count = await countWithin(tx, id);
      if (count > 0) throw new Problem(409, 'server_region_in_use', { count });
      await refuseStale(tx, 'regions', found(await readRow(tx, 'regions', id), 'server_not_found_region'), expected);
      await deleteRow(tx, 'regions', id);
    },
    by,
  );
}
