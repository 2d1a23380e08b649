import type { Pool } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { hasAdministrator, putAdministrator } from './administrators.sql.ts';
import { isCommonPassword } from './common-password.ts';
import { type FirstInvite, inviteFirst } from './invites.ts';
import { hashPassword } from './password.ts';

/**
 * Where nobody can log in yet: makes the administrator that the settings name, or else a one-time link.
 * @returns undefined when there is an administrator
 */
export async function readyFirstAdministrator(
  sql: Pool,
  named: { email: string; password: string } | undefined,
  now: Date,
): Promise<FirstInvite | undefined> {
  if (named && !(await hasAdministrator(sql))) {
    if (await isCommonPassword(named.password, named.email))
      throw new StartProblem('ADMIN_PASSWORD is too easy to guess. Choose another one.');
    await putAdministrator(sql, named.email, await hashPassword(named.password));
  }
  return inviteFirst(sql, now);
}
