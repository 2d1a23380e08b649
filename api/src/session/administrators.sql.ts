import type { Sql } from '#db/sql.ts';

export interface Administrator {
  id: string;
  /** Absent until the link of a reset is used. */
  passwordHash?: string;
  disabled: boolean;
}

export async function findAdministrator(sql: Sql, email: string): Promise<Administrator | undefined> {
  const [row] = await sql<{ id: string; passwordHash: string | null; disabled: boolean }[]>`
    SELECT id, password_hash AS "passwordHash", disabled_at IS NOT NULL AS disabled
    FROM administrator WHERE lower(email) = lower(${email})`;
  return row && { ...row, passwordHash: row.passwordHash ?? undefined };
}

export async function hasAdministrator(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ has: boolean }]>`SELECT EXISTS (SELECT FROM administrator) AS has`;
  return row.has;
}

/** Adds an administrator, or gives one that is there a new password and lets them in again. The first one's link then goes. */
export async function putAdministrator(sql: Sql, email: string, passwordHash: string): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO administrator (email, password_hash) VALUES (${email}, ${passwordHash})
    ON CONFLICT (lower(email)) DO UPDATE SET password_hash = EXCLUDED.password_hash, disabled_at = NULL
    RETURNING id`;
  await sql`DELETE FROM invite WHERE email IS NULL`;
  return row.id;
}

/** Ends the administrator's sessions and links at once, and lets nobody in under that e-mail. */
export async function disableAdministrator(sql: Sql, email: string): Promise<void> {
  await sql`UPDATE administrator SET disabled_at = now() WHERE lower(email) = lower(${email})`;
  await shutOut(sql, email);
}

/** Takes the password away and ends all sessions, until a link is used. */
export async function forgetPassword(sql: Sql, email: string): Promise<void> {
  await sql`UPDATE administrator SET password_hash = NULL WHERE lower(email) = lower(${email})`;
  await shutOut(sql, email);
}

async function shutOut(sql: Sql, email: string) {
  await sql`DELETE FROM session USING administrator WHERE administrator_id = administrator.id AND lower(email) = lower(${email})`;
  await sql`DELETE FROM invite WHERE lower(email) = lower(${email})`;
}
