import type { noticeInput } from '@helpdesk/contract/calls/notices';
import type { Subject } from '@helpdesk/contract/kinds/notice-subject';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import type * as z from 'zod/mini';

import { deleteRow, readRow, unknownIds } from '#db/catalogue-rows.sql.ts';
import type { NewRow } from '#db/catalogue-tables.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { found, refuseFields } from '#http/problem.ts';
import type { ExpectedVersions } from '#http/version.ts';
import { confirmTranslations } from '#listings/confirm-translations.sql.ts';
import { addedBefore, refuseStale } from '#listings/stale-write.ts';

type Input = z.output<typeof noticeInput>;

/** Adds a notice; 400 when what it is about is gone. One that is there under this id was added by the same call before. */
export const addNotice = (sql: Pool, by: string, id: string, input: Input): Promise<void> =>
  writeCatalogue(sql, async (tx) => put(tx, input, (await addedBefore(tx, 'notices', id, by)) ?? { ...emptyRow('notices'), _id: id }), by);

/** 404 when there is none, 400 when what it is about is gone, 409 when it was changed since `expected`. */
export function changeNotice(sql: Pool, by: string, id: string, input: Input, expected?: ExpectedVersions): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const existing = found(await readRow(tx, 'notices', id), 'server_not_found_notice');
      await refuseStale(tx, 'notices', existing, expected);
      await put(tx, input, existing);
    },
    by,
  );
}

async function put(tx: Sql, { stillRight, ...input }: Input, row: NewRow<'notices'>): Promise<void> {
  const { listing } = input;
  if (listing && (await isGone(tx, listing))) refuseFields({ listing: 'error_gone' });
  await putRows(tx, 'notices', [{ ...row, ...input }]);
  await confirmTranslations(tx, 'notices', row._id, stillRight);
}

const isGone = async (tx: Sql, { kind, id }: Subject): Promise<boolean> =>
  kind !== 'kinds' && (await unknownIds(tx, kind, [id])).length > 0;

export function deleteNotice(sql: Pool, by: string, id: string, expected?: ExpectedVersions): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      await refuseStale(tx, 'notices', found(await readRow(tx, 'notices', id), 'server_not_found_notice'), expected);
      await deleteRow(tx, 'notices', id);
    },
    by,
  );
}
