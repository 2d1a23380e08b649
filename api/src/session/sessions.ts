import type { Sql } from '#db/sql.ts';
import { isWithin, latestHonest } from '#db/time/other-time.ts';
import type { SessionOwner } from '#http/admin-only.ts';
import { digestOf, newToken } from '#http/secret.ts';
import { deleteEndedSessions, deleteSession, findSession, insertSession, noteSessionUse, readSessions } from './sessions.sql.ts';

const idleMs = 8 * 3_600_000;
const absoluteMs = 7 * 24 * 3_600_000;
/** A session in use is noted once a minute, not with every request. */
const noteMs = 60_000;

/** Opens a session and answers its token, which is kept nowhere. Sessions that ended by themselves go. */
export async function openSession(sql: Sql, administratorId: string, now: Date, device = ''): Promise<string> {
  const token = newToken();
  await deleteEndedSessions(sql, before(now, idleMs), now);
  await insertSession(sql, { tokenHash: digestOf(token), administratorId, device, expiresAt: before(now, -absoluteMs) }, now);
  return token;
}

/**
 * The administrator whose token it is, while the session lives: used within 8 hours, opened within 7 days, of an
 * administrator who is not disabled.
 */
export async function sessionOwner(sql: Sql, token: string, now: Date): Promise<SessionOwner | undefined> {
  const tokenHash = digestOf(token);
  const session = await findSession(sql, tokenHash, before(now, idleMs), now, latestHonest(now));
  if (session && !isWithin(noteMs, session.usedAt.getTime(), now.getTime())) await noteSessionUse(sql, tokenHash, now);
  return session && { id: session.administratorId, email: session.email, role: session.role, sessionId: session.sessionId };
}

/** The sessions of an administrator that live, the one used last first. */
export const livingSessions = (sql: Sql, administratorId: string, now: Date) =>
  readSessions(sql, administratorId, before(now, idleMs), now, latestHonest(now));

export const endSession = (sql: Sql, token: string): Promise<void> => deleteSession(sql, digestOf(token));

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms);
