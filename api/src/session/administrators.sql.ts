import type { Sql } from '#db/sql.ts';

export interface Administrator {
  id: string;
  /** Absent until the link of a reset is used. */
  passwordHash?: string;
  disabled: boolean;
  hasSecondFactor: boolean;
}

interface ListedAdministrator {
  readonly _id: string;
  readonly email: string;
  readonly isDisabled: boolean;
  readonly hasSecondFactor: boolean;
  readonly usedAt: Date | null;
}

export async function findAdministrator(sql: Sql, email: string): Promise<Administrator | undefined> {
  const [row] = await sql<{ id: string; passwordHash: string | null; disabled: boolean; hasSecondFactor: boolean }[]>`
    SELECT id, password_hash AS "passwordHash", disabled_at IS NOT NULL AS disabled, totp_secret IS NOT NULL AS "hasSecondFactor"
    FROM administrator WHERE lower(email) = lower(${email})`;
  return row && { ...row, passwordHash: row.passwordHash ?? undefined };
}

export async function hasAdministrator(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ has: boolean }]>`SELECT EXISTS (SELECT FROM administrator) AS has`;
  return row.has;
}

/** All of them, and when each was last there, as far as a session says so. */
export async function readAdministrators(sql: Sql): Promise<readonly ListedAdministrator[]> {
  return sql<ListedAdministrator[]>`
    SELECT administrator.id AS _id, email, disabled_at IS NOT NULL AS "isDisabled", totp_secret IS NOT NULL AS "hasSecondFactor",
      max(last_used_at) AS "usedAt"
    FROM administrator LEFT JOIN session ON administrator_id = administrator.id GROUP BY administrator.id ORDER BY lower(email)`;
}

/** Keeps all administrators as they are until the transaction ends. */
export async function lockAdministrators(tx: Sql): Promise<readonly { id: string; email: string; canLogIn: boolean }[]> {
  return tx<{ id: string; email: string; canLogIn: boolean }[]>`
    SELECT id, email, disabled_at IS NULL AND password_hash IS NOT NULL AS "canLogIn" FROM administrator ORDER BY id FOR UPDATE`;
}

export async function enableAdministrator(sql: Sql, id: string): Promise<void> {
  await sql`UPDATE administrator SET disabled_at = NULL WHERE id = ${id}`;
}

/**
 * Adds an administrator, or gives one that is there a new password and lets them in again; a second factor, which may be
 * what was lost, ends. The first one's link then goes.
 */
export async function putAdministrator(sql: Sql, email: string, passwordHash: string): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO administrator (email, password_hash) VALUES (${email}, ${passwordHash})
    ON CONFLICT (lower(email)) DO UPDATE SET password_hash = EXCLUDED.password_hash, disabled_at = NULL,
      totp_secret = NULL, totp_offered = NULL, totp_last_step = NULL
    RETURNING id`;
  await sql`DELETE FROM recovery_code WHERE administrator_id = ${row.id}`;
  await sql`DELETE FROM invite WHERE email IS NULL`;
  return row.id;
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
