import type { Colleague } from '@helpdesk/contract/calls/account';
import type { Role } from '@helpdesk/contract/roles/roles';
import type { Sql } from '#db/sql.ts';
import { deleteSessionsOf } from './sessions.sql.ts';

export interface Administrator {
  id: string;
  email: string;
  /** Absent until the link of a reset is used. */
  passwordHash?: string;
  disabled: boolean;
  role: Role;
  hasSecondFactor: boolean;
}

interface ListedAdministrator {
  readonly _id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly isDisabled: boolean;
  readonly hasSecondFactor: boolean;
  readonly usedAt: Date | null;
  readonly linkUntil: Date | null;
}

/** Who somebody is, beside the e-mail address. */
export interface Person {
  readonly name: string;
  readonly role: Role;
}

export async function findAdministrator(sql: Sql, email: string): Promise<Administrator | undefined> {
  const [row] = await sql<(Omit<Administrator, 'passwordHash'> & { passwordHash: string | null })[]>`
    SELECT id, email, password_hash AS "passwordHash", disabled_at IS NOT NULL AS disabled, role, totp_secret IS NOT NULL AS "hasSecondFactor"
    FROM administrator WHERE lower(email) = lower(${email})`;
  return row && { ...row, passwordHash: row.passwordHash ?? undefined };
}

export async function hasAdministrator(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ has: boolean }]>`SELECT EXISTS (SELECT FROM administrator) AS has`;
  return row.has;
}

/** All of them, when each was last there, as far as a session says so, and until when a link works that one of the others has made. */
export async function readAdministrators(sql: Sql, now: Date): Promise<readonly ListedAdministrator[]> {
  return sql<ListedAdministrator[]>`
    SELECT administrator.id AS _id, email, name, role, disabled_at IS NOT NULL AS "isDisabled",
      totp_secret IS NOT NULL AS "hasSecondFactor", max(last_used_at) AS "usedAt",
      (SELECT max(expires_at) FROM invite
        WHERE lower(invite.email) = lower(administrator.email) AND NOT by_mail AND disabled_at IS NULL AND expires_at > ${now}) AS "linkUntil"
    FROM administrator LEFT JOIN session ON administrator_id = administrator.id GROUP BY administrator.id ORDER BY lower(email)`;
}

/** What all of them are called, those who are disabled, too: what they did is still there. */
export async function readColleagues(sql: Sql): Promise<readonly Omit<Colleague, 'isSelf'>[]> {
  return sql<Omit<Colleague, 'isSelf'>[]>`
    SELECT id AS _id, email, name, role, disabled_at IS NOT NULL AS "isDisabled" FROM administrator ORDER BY lower(email)`;
}

export async function readPerson(sql: Sql, id: string): Promise<Person> {
  const [row] = await sql<[Person]>`SELECT name, role FROM administrator WHERE id = ${id}`;
  return row;
}

/** Empty: not known. */
export async function readName(sql: Sql, email: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`SELECT name FROM administrator WHERE lower(email) = lower(${email})`;
  return row?.name ?? '';
}

interface Locked extends Person {
  readonly id: string;
  readonly email: string;
  readonly canLogIn: boolean;
}

/** Keeps all administrators as they are until the transaction ends. */
export async function lockAdministrators(tx: Sql): Promise<readonly Locked[]> {
  return tx<Locked[]>`
    SELECT id, email, name, role, disabled_at IS NULL AND password_hash IS NOT NULL AS "canLogIn" FROM administrator ORDER BY id FOR UPDATE`;
}

/** What is not named stays. */
export async function changePerson(sql: Sql, id: string, { name, role }: Partial<Person>): Promise<void> {
  await sql`UPDATE administrator SET name = coalesce(${name ?? null}, name), role = coalesce(${role ?? null}, role) WHERE id = ${id}`;
}

export async function enableAdministrator(sql: Sql, id: string): Promise<void> {
  await sql`UPDATE administrator SET disabled_at = NULL WHERE id = ${id}`;
}

/**
 * Adds an administrator, or gives one that is there a new password and lets them in again; a second factor, which may be
 * what was lost, ends, and so do their sessions. The first one's link then goes.
 * @param as what a link says of them: a role is taken on by who is new or disabled, so that no old link changes what somebody may do
 */
export async function putAdministrator(sql: Sql, email: string, passwordHash: string, as: Partial<Person> = {}): Promise<string> {
  const { name = '', role } = as;
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO administrator AS known (email, password_hash, name, role)
    VALUES (${email}, ${passwordHash}, ${name}, ${role ?? 'administrator'})
    ON CONFLICT (lower(email)) DO UPDATE SET password_hash = EXCLUDED.password_hash, disabled_at = NULL,
      role = CASE WHEN known.disabled_at IS NULL THEN known.role ELSE coalesce(${role ?? null}, known.role) END,
      name = CASE WHEN EXCLUDED.name = '' THEN known.name ELSE EXCLUDED.name END,
      totp_secret = NULL, totp_offered = NULL, totp_last_step = NULL
    RETURNING id`;
  await deleteSessionsOf(sql, row.id);
  await sql`DELETE FROM recovery_code WHERE administrator_id = ${row.id}`;
  await sql`DELETE FROM invite WHERE email IS NULL`;
  return row.id;
}

/**
 * The new password of somebody who forgot theirs: their sessions and open links end, their second factor stays.
 * @returns undefined when there is nobody, or they are disabled
 */
export async function replacePassword(
  sql: Sql,
  email: string,
  passwordHash: string,
): Promise<{ id: string; role: Role; hasSecondFactor: boolean } | undefined> {
  const [row] = await sql<{ id: string; role: Role; hasSecondFactor: boolean }[]>`
    UPDATE administrator SET password_hash = ${passwordHash} WHERE lower(email) = lower(${email}) AND disabled_at IS NULL
    RETURNING id, role, totp_secret IS NOT NULL AS "hasSecondFactor"`;
  if (!row) return undefined;
  await deleteSessionsOf(sql, row.id);
  await sql`DELETE FROM invite WHERE lower(email) = lower(${email})`;
  return row;
}

/** The new password of an administrator, whose open links end. */
export async function setPassword(sql: Sql, id: string, passwordHash: string): Promise<void> {
  const [row] = await sql<[{ email: string }]>`UPDATE administrator SET password_hash = ${passwordHash} WHERE id = ${id} RETURNING email`;
  await sql`DELETE FROM invite WHERE lower(email) = lower(${row.email})`;
}

/** Ends the administrator's sessions and links at once, and lets nobody in under that e-mail. */
export async function disableAdministrator(sql: Sql, email: string): Promise<void> {
  await sql`UPDATE administrator SET disabled_at = now() WHERE lower(email) = lower(${email})`;
  await shutOut(sql, email);
}

/** Takes the password away and ends all sessions, until a link is used. */
export async function clearPassword(sql: Sql, email: string): Promise<void> {
  await sql`UPDATE administrator SET password_hash = NULL WHERE lower(email) = lower(${email})`;
  await shutOut(sql, email);
}

async function shutOut(sql: Sql, email: string) {
  await sql`DELETE FROM session USING administrator WHERE administrator_id = administrator.id AND lower(email) = lower(${email})`;
  await sql`DELETE FROM invite WHERE lower(email) = lower(${email})`;
}
