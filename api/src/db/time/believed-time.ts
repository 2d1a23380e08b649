import type { Pool, Sql } from '#db/sql.ts';
import {
  clampToNow,
  forgetNotedExpiry,
  lockSeenTime,
  newestRow,
  readDatabaseTime,
  type SeenTime,
  saveSeenTime,
} from './believed-time.sql.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Clocks may differ by so much, and one may be set back by it. */
const slackMs = hourMs;
/** A server may have been switched off for so long. */
const believedGapMs = 35 * dayMs;
/** A new time is believed after it went on for so long, seen at least once a week. */
const livedMs = 30 * dayMs;
const livedGapMs = 7 * dayMs;

interface Clocks {
  readonly server: Date;
  readonly database: Date;
}

/** Why a clock is not believed: it differs from the database's, or jumped since it was last believed. */
export type Doubt = 'database' | 'back' | 'ahead';

/** What may be believed of a clock, and what is to be remembered of it. A pure function. */
export function judge(seen: SeenTime, newest: Date | null, { server, database }: Clocks): { doubt: Doubt | undefined; seen: SeenTime } {
  const last = seen.at ?? newest;
  const since = (moment: Date) => server.getTime() - moment.getTime();
  const goesOn = seen.doubtedAt !== null && isWithin(since(seen.doubtedAt), livedGapMs);
  const from = (goesOn && seen.doubtedFrom) || server;
  const doubted = (doubt: Doubt, doubtedFrom: Date) => ({ doubt, seen: { at: last, doubtedFrom, doubtedAt: server } });
  if (Math.abs(since(database)) > slackMs) return doubted('database', server);
  if (last && !isWithin(since(last), believedGapMs) && since(from) < livedMs) return doubted(since(last) < 0 ? 'back' : 'ahead', from);
  return { doubt: undefined, seen: { at: server, doubtedFrom: null, doubtedAt: null } };
}

const isWithin = (elapsedMs: number, mostMs: number) => elapsedMs >= -slackMs && elapsedMs <= mostMs;

export interface Judgement {
  readonly doubt: Doubt | undefined;
  /** When the clock was last believed. */
  readonly believedAt: Date;
  /** Whether that is news: the doubt began or ended just now. */
  readonly isNew: boolean;
}

/**
 * Looks whether the clock can be believed, and remembers what it saw. While it cannot, nothing may be deleted because of
 * its age. Where a doubt ends because the clock is right again, what was written meanwhile counts as written now.
 * @param databaseTime for tests
 */
export async function judgeTime(sql: Pool, server: Date, databaseTime?: Date): Promise<Judgement> {
  return sql.begin((tx): Promise<Judgement> => judgeTimeIn(tx, server, databaseTime));
}

/** The same within a transaction. */
export async function judgeTimeIn(tx: Sql, server: Date, databaseTime?: Date): Promise<Judgement> {
  const before = await lockSeenTime(tx);
  const database = databaseTime ?? (await readDatabaseTime(tx));
  const { doubt, seen } = judge(before, before.at ? null : await newestRow(tx), { server, database });
  await saveSeenTime(tx, seen);
  if (doubt) await forgetNotedExpiry(tx);
  const isRightAgain = !doubt && before.doubtedAt && before.at && isWithin(server.getTime() - before.at.getTime(), believedGapMs);
  if (isRightAgain) await clampToNow(tx, new Date(server.getTime() + slackMs), server);
  return { doubt, believedAt: seen.at ?? server, isNew: (doubt !== undefined) !== (before.doubtedAt !== null) };
}
