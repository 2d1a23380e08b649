import { join } from 'node:path';

import { deleteOldBackups } from '#backup/old-backups.ts';
import { purgeBulkChanges } from '#db/bulk-changes.sql.ts';
import type { Pool } from '#db/sql.ts';
import { type Doubt, judgeTime } from '#db/time/believed-time.ts';
import { purgeTombstones } from '#db/tombstones.sql.ts';
import { bulkChangesSince } from '#history/bulk-changes.ts';
import { purgeDeleted } from '#history/purge-deleted.ts';
import type { Storages } from '#storage/storage.ts';
import { collectPictures } from '#uploads/collect.ts';
import { logger } from './logger.ts';
import { purgeExpired } from './retention.ts';

export interface DailyParts {
  readonly sql: Pool;
  readonly storages: Storages;
  readonly dataDir: string;
}

const reasons: Readonly<Record<Doubt, string>> = {
  database: 'the database has another time',
  back: 'that is before it was last right',
  ahead: 'that is long after it was last right',
};

/**
 * Looks whether the clock is believed; when that changes, it is said.
 * @param database its clock, for tests
 */
export async function watchTime(sql: Pool, now: Date, database?: Date): Promise<boolean> {
  const { doubt, believedAt, isNew } = await judgeTime(sql, now, database);
  if (isNew && doubt)
    logger.error(
      `The clock says ${now.toISOString()}, and ${reasons[doubt]}, at ${believedAt.toISOString()}: nothing is erased until it is right, or has gone on evenly for 30 days.`,
    );
  if (isNew && !doubt) logger.error(`The clock is believed again: it says ${now.toISOString()}.`);
  return !doubt;
}

/** Deletes what is too old, and says how much; by a clock that cannot be believed, nothing. */
export async function doDailyWork({ sql, storages, dataDir }: DailyParts, now: Date, database?: Date): Promise<void> {
  if (!(await watchTime(sql, now, database))) return logger.error('Nothing was erased today: the clock is not believed.');
  const works = [
    async () => {
      const { erased, noted, mails, visits, searches } = await purgeExpired(sql, now);
      return [
        [erased, 'requests erased'],
        [noted, 'requests that will be erased within a week'],
        [mails, 'notes of mails'],
        [visits, 'keys of visits'],
        [searches, 'searches that found nothing'],
      ] as const;
    },
    async () => [[(await collectPictures(sql, storages.images, now)).length, 'unused pictures']] as const,
    async () => [[await purgeDeleted(sql, storages.reports, now), 'files of deleted rows']] as const,
    async () => [[await purgeBulkChanges(sql, bulkChangesSince(now)), 'notes of bulk changes']] as const,
    async () => [[await purgeTombstones(sql, now), 'tombstones']] as const,
    async () => [[await deleteOldBackups(join(dataDir, 'backups'), now), 'old backups']] as const,
  ];
  for (const work of works) {
    const counted = await work().catch((error: Error) => void logger.error(error.message));
    const some = counted?.filter(([count]) => count > 0) ?? [];
    if (some.length > 0) logger.warn(`Daily work: ${some.map(([count, what]) => `${count} ${what}`).join(', ')}.`);
  }
}
