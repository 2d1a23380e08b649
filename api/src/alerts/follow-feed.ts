import type { Pool } from '#db/sql.ts';
import { logger } from '#logger.ts';
import { readLinked, storeAlerts, takeTurn } from './alerts.sql.ts';
import { currentAlerts } from './cap.ts';
import { type Linked, type Patience, readAlerts } from './read-alerts.ts';

/** How often each server wants to ask, and how long it leaves that to another which did. */
export const askEveryMs = 15 * 60_000;
const leaveMs = 10 * 60_000;

export interface AlertSettings {
  /** Of a CAP alert, or of an Atom or RSS feed of alerts. */
  readonly address: string;
  /** Names or codes of the districts, in whichever languages the feed names them; none: all that the feed says. */
  readonly districts: readonly string[];
}

/**
 * Asks the feed, if no other server has just done so, and stores what is current. One that does not answer leaves what it said last, with its time;
 * a link that it still lists and that does not answer leaves what that one said.
 * @returns whether it answered
 */
export async function askFeed(sql: Pool, { address, districts }: AlertSettings, now: number, patience?: Patience): Promise<boolean> {
  if (!(await takeTurn(sql, new Date(now), new Date(now - leaveMs), new Date(now + leaveMs)))) return false;
  try {
    const { alerts, linked: read, missed } = await readAlerts(address, districts, patience);
    const before: Linked = missed.length > 0 ? await readLinked(sql) : {};
    const linked = { ...Object.fromEntries(missed.map((link) => [link, before[link] ?? []])), ...read };
    await storeAlerts(sql, currentAlerts([...alerts, ...Object.values(linked).flat()], now), linked, new Date(now));
    if (missed.length > 0) logger.warn(`Of the links in the feed of official alerts ${missed.length} could not be read.`);
    return true;
  } catch (error) {
    // Not the address, which may hold a key.
    logger.error(`The official alerts could not be read: ${(error as Error).message}.`);
    return false;
  }
}
