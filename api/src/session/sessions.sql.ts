import type { Sql } from '#db/sql.ts';
import { digestOf, newToken } from './secret.ts';

const idleMs = 8 * 3_600_000;
const absoluteMs = 7 * 24 * 3_600_000;
/** A session in use is noted once a minute, not with every request. */
const noteMs = 60_000;

/** Opens a session and answers its token, which is kept nowhere. Sessions that ended by themselves go. */
export async function openSession(sql: Sql, administratorId: string, now: Date): Promise<string> {
  const token = newToken();
  await sql`DELETE FROM session WHERE expires_at <= ${now} OR last_used_at <= ${before(now, idleMs)}`;
  await sql`INSERT INTO session (token_hash, administrator_id, created_at, last_used_at, expires_at)
    VALUES (${digestOf(token)}, ${administratorId}, ${now}, ${now}, ${before(now, -absoluteMs)})`;
  return token;
}

/**
 * E-mail of the administrator whose token it is, while the session lives: used within 8 hours, opened within 7 days, of an
 * administrator who is not disabled.
 */
export async function sessionOwner(sql: Sql, token: string, now: Date): Promise<string | undefined> {
  const [session] = await sql<{ noted: Date; email: string }[]>`
    SELECT last_used_at AS noted, email FROM session JOIN administrator ON administrator.id = administrator_id
    WHERE token_hash = ${digestOf(token)} AND expires_at > ${now} AND last_used_at > ${before(now, idleMs)} AND disabled_at IS NULL`;
  if (!session) return undefined;
  if (session.noted < before(now, noteMs)) {
    await sql`UPDATE session SET last_used_at = ${now} WHERE token_hash = ${digestOf(token)}`;
  }
  return session.email;
}

export async function endSession(sql: Sql, token: string): Promise<void> {
  await sql`DELETE FROM session WHERE token_hash = ${digestOf(token)}`;
}

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms);
