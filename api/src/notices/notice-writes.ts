import { randomUUID } from 'node:crypto';
import type { noticeInput } from '@helpdesk/contract/notices';
import type * as z from 'zod/mini';

import { deleteRow, readRow, unknownIds } from '#db/catalogue-rows.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.ts';
import type { Pool } from '#db/sql.ts';
import { found, refuseFields } from '#http/problem.ts';
import { refuseUnseen } from '#listings/seen.ts';
import { markStillRight } from '#listings/still-right.ts';

/** Adds a notice, or changes the one of an id; 404 when there is none, 400 when its listing is gone, 409 when it was changed since `seen`. */
export function saveNotice(
  sql: Pool,
  by: string,
  { stillRight, ...input }: z.output<typeof noticeInput>,
  id?: string,
  seen?: number,
): Promise<string> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const kept = id === undefined ? undefined : found(await readRow(tx, 'notices', id), 'server_not_found_notice');
      if (kept) await refuseUnseen(tx, 'notices', kept, seen);
      const { listing } = input;
      if (listing && (await unknownIds(tx, listing.kind, [listing.id])).length > 0) refuseFields({ listing: 'error_gone' });
      const _id = id ?? randomUUID();
      await putRows(tx, 'notices', [{ ...input, _id, translations: input.translations ?? kept?.translations ?? {} }]);
      await markStillRight(tx, 'notices', _id, stillRight);
      return _id;
    },
    by,
  );
}

export function deleteNotice(sql: Pool, by: string, id: string, seen?: number): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      await refuseUnseen(tx, 'notices', found(await readRow(tx, 'notices', id), 'server_not_found_notice'), seen);
      await deleteRow(tx, 'notices', id);
    },
    by,
  );
}
