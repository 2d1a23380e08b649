import type { adInput } from '@helpdesk/contract/calls/ads';
import type { RowOf } from '@helpdesk/contract/sync/rows';
import { fromWire } from '@helpdesk/contract/sync/wire';
import type * as z from 'zod/mini';

import { deleteRow, readRow } from '#db/catalogue-rows.sql.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { found, refuseFields } from '#http/problem.ts';
import type { ExpectedVersions } from '#http/version.ts';
import { confirmTranslations } from '#listings/confirm-translations.sql.ts';
import type { Pictures } from '#listings/known-pictures.ts';
import { addedBefore, refuseStale } from '#listings/stale-write.ts';

type Input = z.output<typeof adInput>;

/** The writes of ads, each a catalogue change of its own. `by`: see `writeCatalogue`; `expected` is the seq that the writer has seen. */
export function adWrites(sql: Pool, pictures: Pictures) {
  async function existingAd(tx: Sql, id: string, expected: ExpectedVersions): Promise<RowOf<'ads'>> {
    const existing = found(await readRow(tx, 'ads', id), 'server_not_found_ad');
    await refuseStale(tx, 'ads', existing, expected);
    return existing;
  }

  async function put(tx: Sql, _id: string, { stillRight, ...input }: Input, existing?: RowOf<'ads'>): Promise<void> {
    const refused = await pictures.refusal(tx, input.images);
    if (refused) refuseFields({ images: refused });
    await putRows(tx, 'ads', [{ ...fromWire('ads', input, existing), _id }]);
    await confirmTranslations(tx, 'ads', _id, stillRight);
  }

  return {
    /** One that is there under this id was added by the same call before: it becomes what is said now. */
    add: (by: string, id: string, input: Input): Promise<void> =>
      writeCatalogue(sql, async (tx) => put(tx, id, input, await addedBefore(tx, 'ads', id, by)), by),
    change: (by: string, id: string, input: Input, expected?: ExpectedVersions): Promise<void> =>
      writeCatalogue(sql, async (tx) => put(tx, id, input, await existingAd(tx, id, expected)), by),
    remove: (by: string, id: string, expected?: ExpectedVersions): Promise<void> =>
      writeCatalogue(
        sql,
        async (tx) => {
          await existingAd(tx, id, expected);
          await deleteRow(tx, 'ads', id);
        },
        by,
      ),
  };
}
