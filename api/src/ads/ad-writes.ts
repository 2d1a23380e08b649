import { randomUUID } from 'node:crypto';
import type { adInput } from '@helpdesk/contract/calls/ads';
import { fromWire } from '@helpdesk/contract/sync/wire';
import type * as z from 'zod/mini';

import { deleteRow, readRow } from '#db/catalogue-rows.sql.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool } from '#db/sql.ts';
import { found, refuseFields } from '#http/problem.ts';
import { confirmTranslations } from '#listings/confirm-translations.sql.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { refuseStale } from '#listings/stale-write.ts';

/** Adds an ad, or changes the one of an id; 404 when there is none, 409 when it was changed since `expected`. */
export function saveAd(
  sql: Pool,
  pictures: Pictures,
  by: string,
  { stillRight, ...input }: z.output<typeof adInput>,
  id?: string,
  expected?: number,
): Promise<string> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const existing = id === undefined ? undefined : found(await readRow(tx, 'ads', id), 'server_not_found_ad');
      if (existing) await refuseStale(tx, 'ads', existing, expected);
      const refused = await pictures.refusal(tx, input.images);
      if (refused) refuseFields({ images: refused });
      const _id = id ?? randomUUID();
      await putRows(tx, 'ads', [{ ...fromWire('ads', input, existing), _id }]);
      await confirmTranslations(tx, 'ads', _id, stillRight);
      return _id;
    },
    by,
  );
}

export function deleteAd(sql: Pool, by: string, id: string, expected?: number): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      await refuseStale(tx, 'ads', found(await readRow(tx, 'ads', id), 'server_not_found_ad'), expected);
      await deleteRow(tx, 'ads', id);
    },
    by,
  );
}
