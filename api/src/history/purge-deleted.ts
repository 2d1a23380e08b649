import { deletedKeptDays } from '@helpdesk/contract/calls/history';

import { lockClock } from '#db/clock.sql.ts';
import { isStoredFileUsed, purgeDeletedBefore } from '#db/row-versions.sql.ts';
import type { Pool } from '#db/sql.ts';
import type { FileStorage } from '#storage/storage.ts';

/**
 * Forgets rows that went 30 days ago and more, and the PDFs that no report is made of any more. Takes the clock first, as
 * every writer does: nobody restores one meanwhile.
 * @param reports where PDFs lie
 * @returns how many PDFs went
 */
export async function purgeDeleted(sql: Pool, reports: FileStorage, now: Date): Promise<number> {
  return sql.begin(async (tx): Promise<number> => {
    await lockClock(tx);
    const files = await purgeDeletedBefore(tx, new Date(now.getTime() - deletedKeptDays * 24 * 3_600_000));
    let gone = 0;
    for (const file of files) {
      if (await isStoredFileUsed(tx, file)) continue;
      await reports.remove(file);
      gone += 1;
    }
    return gone;
  });
}
