import type { Pool } from '#db/sql.ts';
import { hasAdministrator, putAdministrator } from './administrators.sql.ts';
import { inviteFirst } from './invites.sql.ts';
import { hashPassword } from './password.ts';

/**
 * Where nobody can log in yet: makes the administrator that the settings name, or else a one-time link.
 * @returns the token of that link; undefined when there is an administrator
 */
export async function readyFirstAdministrator(
  sql: Pool,
  named: { email: string; password: string } | undefined,
  now: Date,
): Promise<string | undefined> {
  if (named && !(await hasAdministrator(sql))) await putAdministrator(sql, named.email, await hashPassword(named.password));
  return inviteFirst(sql, now);
}
