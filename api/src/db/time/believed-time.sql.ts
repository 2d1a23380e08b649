import type { Sql } from '#db/sql.ts';

/** What was seen of the time until now. */
export interface SeenTime {
  /** When the clock was last believed; null when nobody has looked yet. */
  readonly at: Date | null;
  /** Since when it says something else, and when that was last seen. */
  readonly doubtedFrom: Date | null;
  readonly doubtedAt: Date | null;
}

/** What was seen of the time, locked until the transaction ends. */
export async function lockSeenTime(tx: Sql): Promise<SeenTime> {
  const [seen] = await tx<[SeenTime]>`
    SELECT at, doubted_from AS "doubtedFrom", doubted_at AS "doubtedAt" FROM believed_time FOR UPDATE`;
  return seen;
}

export async function saveSeenTime(tx: Sql, { at, doubtedFrom, doubtedAt }: SeenTime): Promise<void> {
  await tx`UPDATE believed_time SET at = ${at}, doubted_from = ${doubtedFrom}, doubted_at = ${doubtedAt}`;
}

/** Where nobody has looked yet, a moment at which somebody else did. */
export async function noteFirstSeenTime(tx: Sql, at: Date): Promise<void> {
  await tx`UPDATE believed_time SET at = ${at} WHERE at IS NULL`;
}

/** Whether the clock was doubted when somebody last looked. */
export async function isTimeDoubted(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ doubted: boolean }]>`SELECT doubted_at IS NOT NULL AS doubted FROM believed_time`;
  return row.doubted;
}

/** The database's own clock: not that of the moment at which the transaction began. */
export async function readDatabaseTime(tx: Sql): Promise<Date> {
  const [row] = await tx<[{ now: Date }]>`SELECT clock_timestamp() AS now`;
  return row.now;
}

/** When somebody last wrote something: a visitor, or whoever changed the catalogue. */
export async function newestRow(tx: Sql): Promise<Date | null> {
  const [row] = await tx<[{ newest: Date | null }]>`
    SELECT greatest((SELECT max(received_at) FROM enquiry), (SELECT max(at) FROM row_version), (SELECT max(at) FROM enquiry_change)) AS newest`;
  return row.newest;
}

/** What goes has to be noted anew. */
export async function forgetNotedExpiry(tx: Sql): Promise<void> {
  await tx`UPDATE enquiry SET expiry_noted_at = NULL WHERE expiry_noted_at IS NOT NULL`;
}

/** Whatever is deleted because of its age. */
const ages = [
  ['enquiry', 'received_at'],
  ['mail_job', 'done_at'],
  ['bounced_address', 'at'],
  ['visit', 'received_at'],
  ['missed_search', 'last_at'],
  ['row_version', 'at'],
  ['tombstone', 'at'],
  ['picture', 'last_used_at'],
] as const;

/** What was written later than a moment that has not come yet was written by a wrong clock, and is as old as if it came now. */
export async function clampToNow(tx: Sql, latest: Date, now: Date): Promise<void> {
  for (const [table, column] of ages) await tx`UPDATE ${tx(table)} SET ${tx(column)} = ${now} WHERE ${tx(column)} > ${latest}`;
}
