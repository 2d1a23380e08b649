import type { Role } from '@helpdesk/contract/roles/roles';
import type { Sql } from '#db/sql.ts';
import type { Person } from './administrators.sql.ts';

/** Whom a one-time link is for, and what it does. */
export interface Invited {
  /** Absent: for the first administrator, who names it. */
  readonly email?: string;
  /** Absent: as they are, and who is new an administrator. */
  readonly role?: Role;
  readonly name?: string;
  /** It only replaces the password of somebody who is there. Absent: it lets them in, without the second factor that they had. */
  readonly keepsFactor?: boolean;
}

/** Id of the administrator who made it, with whose right it ends. Absent: made by the command line. */
export type Granter = string | undefined;

interface Invite extends Invited {
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  readonly grantedBy?: Granter;
  /** Asked for by somebody who need not be who they say: it takes no other link's place. */
  readonly byMail?: boolean;
}

/** Stores a link in the place of an earlier one of the same e-mail. @param forgotten of links that expired before nothing is kept */
export async function putInvite(sql: Sql, invite: Invite, now: Date, forgotten: Date): Promise<void> {
  const { tokenHash, email, role, name = '', keepsFactor = false, byMail = false, expiresAt, grantedBy } = invite;
  await sql`DELETE FROM invite WHERE expires_at <= ${forgotten} OR by_mail AND expires_at <= ${now}
    OR NOT by_mail AND NOT ${byMail}::boolean AND lower(email) IS NOT DISTINCT FROM lower(${email ?? null}::text)`;
  await sql`INSERT INTO invite (token_hash, email, role, name, keeps_factor, by_mail, expires_at, granted_by)
    VALUES (${tokenHash}, ${email ?? null}, ${role ?? null}, ${name}, ${keepsFactor}, ${byMail}, ${expiresAt}, ${grantedBy ?? null})`;
}

/**
 * What a living link is for; `email` is absent when it makes the first administrator. One whose granter may no longer grant is none.
 * @param latest one that is valid for longer was made by another clock
 */
export async function findInvite(sql: Sql, tokenHash: Buffer, now: Date, latest: Date): Promise<Invited | undefined> {
  const [invite] = await sql<{ email: string | null; role: Role | null; name: string; keepsFactor: boolean }[]>`
    SELECT email, role, name, keeps_factor AS "keepsFactor" FROM invite
    WHERE token_hash = ${tokenHash} AND expires_at > ${now} AND expires_at <= ${latest} AND ${isGranted(sql)}`;
  return invite && { ...invite, email: invite.email ?? undefined, role: invite.role ?? undefined };
}

/** Whether there is a link for the first administrator that lives. @param latest as in `findInvite` */
export async function hasFirstInvite(sql: Sql, now: Date, latest: Date): Promise<boolean> {
  const [row] = await sql<[{ has: boolean }]>`
    SELECT EXISTS (SELECT FROM invite WHERE email IS NULL AND expires_at > ${now} AND expires_at <= ${latest}) AS has`;
  return row.has;
}

/** Uses a link up; false when somebody else was quicker, or its granter may no longer grant. */
export async function takeInvite(sql: Sql, tokenHash: Buffer): Promise<boolean> {
  const taken = await sql`DELETE FROM invite WHERE token_hash = ${tokenHash} AND ${isGranted(sql)}`;
  return taken.count === 1;
}

const isGranted = (sql: Sql) => sql`(granted_by IS NULL OR may_grant(granted_by))`;

interface ListedInvite extends Person {
  readonly _id: string;
  readonly email: string;
  readonly expiresAt: Date;
  readonly isExpired: boolean;
}

/** Those that are for somebody who cannot log in without, the newest first. */
export async function readInvites(sql: Sql, now: Date): Promise<readonly ListedInvite[]> {
  return sql<ListedInvite[]>`
    SELECT id AS _id, email, name, coalesce(role, 'administrator') AS role, expires_at AS "expiresAt", expires_at <= ${now} AS "isExpired"
    FROM invite
    WHERE email IS NOT NULL AND NOT by_mail AND NOT EXISTS (
      SELECT FROM administrator WHERE lower(administrator.email) = lower(invite.email) AND disabled_at IS NULL)
    ORDER BY expires_at DESC, id`;
}

/** An invitation that waits or has expired. */
export async function findInvitation(sql: Sql, id: string): Promise<(Person & { email: string }) | undefined> {
  const [row] = await sql<(Person & { email: string })[]>`
    SELECT email, name, coalesce(role, 'administrator') AS role FROM invite
    WHERE email IS NOT NULL AND NOT by_mail AND NOT keeps_factor AND id::text = ${id}`;
  return row;
}

/** @returns false when there is none */
export async function deleteInvite(sql: Sql, id: string): Promise<boolean> {
  const deleted = await sql`DELETE FROM invite WHERE email IS NOT NULL AND id::text = ${id}`;
  return deleted.count === 1;
}
