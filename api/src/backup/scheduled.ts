import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { regionMoment } from '#listings/region-day.ts';
import { logger } from '#logger.ts';
import type { Storages } from '#storage/storage.ts';
import { writeBackup } from './backup.ts';
import { newBackupName, summaryOf } from './summary.ts';
import { noteBackup, noteBackupProblem, noteVerified, readLastBackup, takeBackupTurn } from './turn.sql.ts';
import { verifyBackup } from './verify.ts';

/** How often each server looks whether one is due. */
export const lookForBackupEveryMs = 600_000;
const hourMs = 3_600_000;
/** A file, its rows in a database of their own, and room to go on. */
const roomPerByte = 4;

interface ScheduledParts {
  readonly sql: Pool;
  readonly storages: Storages;
  readonly dataDir: string;
  /** `02:30`, by the region's clock. */
  readonly at: string;
  /** When this server started: the first backup of all waits for an hour after it. */
  readonly startedAt: Date;
  readonly verify?: typeof verifyBackup;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The last moment at which the region's clock showed that time. */
export function lastMomentAt(time: string, now: Date): Date {
  const wall = minutesOf(regionMoment(now.getTime()).time);
  const minutesAgo = (wall - minutesOf(time) + 24 * 60) % (24 * 60);
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000 - minutesAgo * 60_000);
}

/**
 * Makes the backup of the last scheduled moment if no server has, puts it back beside the server, and notes what became of it. What fails is tried again
 * after an hour.
 * @returns whether it was this server's turn
 */
export async function backUpWhenDue(
  { sql, storages, dataDir, at, startedAt, verify = verifyBackup }: ScheduledParts,
  now: Date,
): Promise<boolean> {
  const last = await readLastBackup(sql);
  if (!last.madeAt && now.getTime() - startedAt.getTime() < hourMs) return false;
  const due = lastMomentAt(at, now);
  if (!(await takeBackupTurn(sql, due, now, new Date(now.getTime() - hourMs)))) return false;
  const file = join(dataDir, 'backups', `scheduled-${newBackupName(now)}`);
  try {
    await expectRoom(dataDir, last.bytes ?? 0);
    const backup = await writeBackup(sql, storages, file, now);
    await noteBackup(sql, now, backup.bytes);
    await verify(file, join(dataDir, 'backup-check'));
    await noteVerified(sql);
    logger.info(`A backup was made and put back for a try: ${summaryOf(backup)}.`, { ms: Date.now() - now.getTime() });
  } catch (error) {
    // What PostgreSQL says of a row that it refuses may repeat it.
    const { code = 'unknown' } = error as Error & { code?: string };
    const sentence = error instanceof StartProblem ? error.message : `it broke off (${code}).`;
    await noteBackupProblem(sql, sentence);
    logger.error(`The scheduled backup failed: ${sentence}`);
  }
  return true;
}

async function expectRoom(dataDir: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < roomPerByte * bytes) throw new StartProblem('The disk has no room for a backup and a try of it.');
}
