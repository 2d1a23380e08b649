import { randomUUID } from 'node:crypto';
import type { noticeInput } from '@helpdesk/contract/calls/notices';
import type { Subject } from '@helpdesk/contract/kinds/notice-subject';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import type * as z from 'zod/mini';

import { deleteRow, readRow, unknownIds } from '#db/catalogue-rows.sql.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { found, refuseFields } from '#http/problem.ts';
import { confirmTranslations } from '#listings/confirm-translations.sql.ts';
import { refuseStale } from '#listings/stale-write.ts';

/** Adds a notice, or changes the one of an id; 404 when there is none, 400 when what it is about is gone, 409 when it was changed since `expected`. */
export function saveNotice(
  sql: Pool,
  by: string,
  { stillRight, ...input }: z.output<typeof noticeInput>,
  id?: string,
  expected?: number,
): Promise<string> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const existing = id === undefined ? undefined : found(await readRow(tx, 'notices', id), 'server_not_found_notice');
      if (existing) await refuseStale(tx, 'notices', existing, expected);
      const { listing } = input;
      if (listing && (await isGone(tx, listing))) refuseFields({ listing: 'error_gone' });
      const _id = id ?? randomUUID();
      await putRows(tx, 'notices', [{ ...(existing ?? emptyRow('notices')), ...input, _id }]);
      await confirmTranslations(tx, 'notices', _id, stillRight);
      return _id;
    },
    by,
  );
}

const isGone = async (tx: Sql, { kind, id }: Subject): Promise<boolean> =>
  kind !== 'kinds' && (await unknownIds(tx, kind, [id])).length > 0;

export function deleteNotice(sql: Pool, by: string, id: string, expected?: number): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      await refuseStale(tx, 'notices', found(await readRow(tx, 'notices', id), 'server_not_found_notice'), expected);
      await deleteRow(tx, 'notices', id);
    },
    by,
  );
}
