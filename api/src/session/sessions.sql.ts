import type { Role } from '@helpdesk/contract/roles/roles';
import type { Sql } from '#db/sql.ts';

interface Session {
  readonly tokenHash: Buffer;
  readonly administratorId: string;
  readonly device: string;
  readonly expiresAt: Date;
}

interface LivingSession {
  readonly sessionId: string;
  readonly administratorId: string;
  readonly email: string;
  readonly role: Role;
  readonly usedAt: Date;
}

interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly openedAt: Date;
  readonly usedAt: Date;
}

export async function insertSession(sql: Sql, { tokenHash, administratorId, device, expiresAt }: Session, now: Date): Promise<void> {
  await sql`INSERT INTO session (token_hash, administrator_id, device, created_at, last_used_at, expires_at)
    VALUES (${tokenHash}, ${administratorId}, ${device}, ${now}, ${now}, ${expiresAt})`;
}

/**
 * The session of a token that lives: not expired, used since a moment, of an administrator who is not disabled.
 * @param latest one that was opened later was so by another clock, and would live too long
 */
export async function findSession(
  sql: Sql,
  tokenHash: Buffer,
  idleSince: Date,
  now: Date,
  latest: Date,
): Promise<LivingSession | undefined> {
  const [session] = await sql<LivingSession[]>`
    SELECT session.id AS "sessionId", administrator_id AS "administratorId", email, role, last_used_at AS "usedAt"
    FROM session JOIN administrator ON administrator.id = administrator_id
    WHERE token_hash = ${tokenHash} AND expires_at > ${now} AND last_used_at > ${idleSince}
      AND session.created_at <= ${latest} AND disabled_at IS NULL`;
  return session;
}

/** Those of an administrator that live, as `findSession` has it. */
export async function readSessions(
  sql: Sql,
  administratorId: string,
  idleSince: Date,
  now: Date,
  latest: Date,
): Promise<readonly ListedSession[]> {
  return sql<ListedSession[]>`
    SELECT id, device, created_at AS "openedAt", last_used_at AS "usedAt" FROM session
    WHERE administrator_id = ${administratorId} AND expires_at > ${now} AND last_used_at > ${idleSince} AND created_at <= ${latest}
    ORDER BY last_used_at DESC, created_at DESC, id`;
}

export async function noteSessionUse(sql: Sql, tokenHash: Buffer, now: Date): Promise<void> {
  await sql`UPDATE session SET last_used_at = ${now} WHERE token_hash = ${tokenHash}`;
}

export async function deleteSession(sql: Sql, tokenHash: Buffer): Promise<void> {
  await sql`DELETE FROM session WHERE token_hash = ${tokenHash}`;
}

/** All of an administrator. */
export async function deleteSessionsOf(sql: Sql, administratorId: string): Promise<void> {
  await sql`DELETE FROM session WHERE administrator_id = ${administratorId}`;
}

/** @returns false when the administrator has no such session */
export async function deleteOwnSession(sql: Sql, administratorId: string, id: string): Promise<boolean> {
  const deleted = await sql`DELETE FROM session WHERE administrator_id = ${administratorId} AND id::text = ${id}`;
  return deleted.count === 1;
}

export async function deleteOtherSessions(sql: Sql, administratorId: string, keptId: string): Promise<void> {
  await sql`DELETE FROM session WHERE administrator_id = ${administratorId} AND id <> ${keptId}`;
}

export async function deleteEndedSessions(sql: Sql, idleSince: Date, now: Date): Promise<void> {
  await sql`DELETE FROM session WHERE expires_at <= ${now} OR last_used_at <= ${idleSince}`;
}
