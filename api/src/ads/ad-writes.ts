import { randomUUID } from 'node:crypto';
import type { adInput } from '@helpdesk/contract/ads';
import type * as z from 'zod/mini';

import { deleteRow, readRow } from '#db/catalogue-rows.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.ts';
import type { Pool } from '#db/sql.ts';
import { found, Problem, refuseFields } from '#http/problem.ts';
import type { Pictures } from '#listings/known-pictures.ts';

/** Adds an ad, or changes the one of an id; 404 when there is none. */
export function saveAd(sql: Pool, pictures: Pictures, input: z.output<typeof adInput>, id?: string): Promise<string> {
  return writeCatalogue(sql, async (tx) => {
    if (id !== undefined) found(await readRow(tx, 'ads', id), 'server_not_found_ad');
    const refused = await pictures.refusal(tx, input.images);
    if (refused) refuseFields({ images: refused });
    const _id = id ?? randomUUID();
    await putRows(tx, 'ads', [{ ...input, _id }]);
    return _id;
  });
}

export function deleteAd(sql: Pool, id: string): Promise<void> {
  return writeCatalogue(sql, async (tx) => {
    if (!(await deleteRow(tx, 'ads', id))) throw new Problem(404, 'server_not_found_ad');
  });
}
