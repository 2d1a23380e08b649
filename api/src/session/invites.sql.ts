import type { Sql } from '#db/sql.ts';

interface Invite {
  readonly tokenHash: Buffer;
  /** Absent: for the first administrator, who names it. */
  readonly email?: string;
  readonly expiresAt: Date;
}

/** Stores a link in the place of an earlier one of the same e-mail; those that expired go. */
export async function putInvite(sql: Sql, { tokenHash, email, expiresAt }: Invite, now: Date): Promise<void> {
  await sql`DELETE FROM invite WHERE lower(email) IS NOT DISTINCT FROM lower(${email ?? null}::text) OR expires_at <= ${now}`;
  await sql`INSERT INTO invite (token_hash, email, expires_at) VALUES (${tokenHash}, ${email ?? null}, ${expiresAt})`;
}

/**
 * Whom a living link is for; `email` is absent when it makes the first administrator.
 * @param latest one that is valid for longer was made by another clock
 */
export async function findInvite(sql: Sql, tokenHash: Buffer, now: Date, latest: Date): Promise<{ email?: string } | undefined> {
  const [invite] = await sql<{ email: string | null }[]>`
    SELECT email FROM invite WHERE token_hash = ${tokenHash} AND expires_at > ${now} AND expires_at <= ${latest}`;
  return invite && { email: invite.email ?? undefined };
}

/** Whether there is a link for the first administrator that lives. @param latest as in `findInvite` */
export async function hasFirstInvite(sql: Sql, now: Date, latest: Date): Promise<boolean> {
  const [row] = await sql<[{ has: boolean }]>`
    SELECT EXISTS (SELECT FROM invite WHERE email IS NULL AND expires_at > ${now} AND expires_at <= ${latest}) AS has`;
  return row.has;
}

/** Uses a link up; false when somebody else was quicker. */
export async function takeInvite(sql: Sql, tokenHash: Buffer): Promise<boolean> {
  const taken = await sql`DELETE FROM invite WHERE token_hash = ${tokenHash}`;
  return taken.count === 1;
}

/** Those that are for somebody and can still be used, the newest first. */
export async function readInvites(sql: Sql, now: Date): Promise<readonly { _id: string; email: string; expiresAt: Date }[]> {
  return sql<{ _id: string; email: string; expiresAt: Date }[]>`
    SELECT id AS _id, email, expires_at AS "expiresAt" FROM invite WHERE email IS NOT NULL AND expires_at > ${now} ORDER BY expires_at DESC, id`;
}

/** @returns false when there is none */
export async function deleteInvite(sql: Sql, id: string): Promise<boolean> {
  const deleted = await sql`DELETE FROM invite WHERE email IS NOT NULL AND id::text = ${id}`;
  return deleted.count === 1;
}
