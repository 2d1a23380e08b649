import type { helpdeskInput } from '@helpdesk/contract/calls/site/helpdesk';
import { helpdeskId } from '@helpdesk/contract/kinds/helpdesk';
import type * as z from 'zod/mini';

import { deleteRow, readRow } from '#db/catalogue-rows.sql.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Pool } from '#db/sql.ts';
import { found } from '#http/problem.ts';
import type { ExpectedVersions } from '#http/version.ts';
import { confirmTranslations } from '#listings/confirm-translations.sql.ts';
import { refuseStale } from '#listings/stale-write.ts';

/**
 * Writes what the helpdesk says of itself, also for the first time.
 * @param expected the version that was seen, undefined where there was none; 409 when it was changed since, 404 when it went
 */
export function saveHelpdesk(
  sql: Pool,
  by: string,
  { stillRight, ...input }: z.output<typeof helpdeskInput>,
  expected?: ExpectedVersions,
): Promise<string> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const existing = await readRow(tx, 'helpdesk', helpdeskId);
      if (expected !== undefined) found(existing, 'server_not_found_helpdesk');
      if (existing) await refuseStale(tx, 'helpdesk', existing, expected);
      await putRows(tx, 'helpdesk', [{ ...input, _id: helpdeskId, translations: input.translations ?? existing?.translations ?? {} }]);
      await confirmTranslations(tx, 'helpdesk', helpdeskId, stillRight);
      return helpdeskId;
    },
    by,
  );
}

/** From then on what the site came with holds again; history keeps the row. */
export function deleteHelpdesk(sql: Pool, by: string, expected?: ExpectedVersions): Promise<void> {
  return writeCatalogue(
    sql,
    async (tx) => {
      const existing = found(await readRow(tx, 'helpdesk', helpdeskId), 'server_not_found_helpdesk');
      await refuseStale(tx, 'helpdesk', existing, expected);
      await deleteRow(tx, 'helpdesk', helpdeskId);
    },
    by,
  );
}
