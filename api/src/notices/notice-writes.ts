import { randomUUID } from 'node:crypto';
import type { noticeInput } from '@helpdesk/contract/notices';
import type * as z from 'zod/mini';

import { deleteRow, readRow, unknownIds } from '#db/catalogue-rows.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.ts';
import type { Pool } from '#db/sql.ts';
import { found, Problem, refuseFields } from '#http/problem.ts';
import { markStillRight } from '#listings/still-right.ts';

/** Adds a notice, or changes the one of an id; 404 when there is none, 400 when its listing is gone. */
export function saveNotice(sql: Pool, { stillRight, ...input }: z.output<typeof noticeInput>, id?: string): Promise<string> {
  return writeCatalogue(sql, async (tx) => {
    const kept = id === undefined ? undefined : found(await readRow(tx, 'notices', id), 'server_not_found_notice');
    const { listing } = input;
    if (listing && (await unknownIds(tx, listing.kind, [listing.id])).length > 0) refuseFields({ listing: 'error_gone' });
    const _id = id ?? randomUUID();
    await putRows(tx, 'notices', [{ ...input, _id, translations: input.translations ?? kept?.translations ?? {} }]);
    await markStillRight(tx, 'notices', _id, stillRight);
    return _id;
  });
}

export function deleteNotice(sql: Pool, id: string): Promise<void> {
  return writeCatalogue(sql, async (tx) => {
    if (!(await deleteRow(tx, 'notices', id))) throw new Problem(404, 'server_not_found_notice');
  });
}
