import { loginInput } from '@helpdesk/contract/session';

import { runCommand, withDatabase } from '#db/command.ts';
import { migrate } from '#db/migrate.ts';
import type { Pool } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { disableAdministrator, findAdministrator, forgetPassword } from './administrators.sql.ts';
import { inviteLink } from './invite-link.ts';
import { makeInvite } from './invites.sql.ts';

const usage = 'Usage: npm run admin -- add|disable|reset <email>';

await runCommand(async ([action = '', typed = '', ...rest]) => {
  const email = loginInput.shape.email.safeParse(typed);
  if (!['add', 'disable', 'reset'].includes(action) || typed === '' || rest.length > 0) throw new StartProblem(usage);
  if (!email.success) throw new StartProblem(`${typed} is not an e-mail address that could log in.`);
  await withDatabase(async ({ sql, joined }, { port, migrationsDir }) => {
    if (!joined) await migrate(sql, migrationsDir);
    for (const line of await obey(sql, action, email.data, `http://localhost:${port}`)) console.log(line);
  });
});

async function obey(sql: Pool, action: string, email: string, origin: string): Promise<string[]> {
  const known = await findAdministrator(sql, email);
  if (action === 'add') {
    if (known && !known.disabled) throw new StartProblem(`${email} is an administrator already. To choose a new password: reset.`);
    return link(sql, email, origin);
  }
  if (!known) throw new StartProblem(`There is no administrator ${email}.`);
  if (action === 'disable') {
    await disableAdministrator(sql, email);
    return [`${email} can no longer log in, and is logged out everywhere.`];
  }
  if (known.disabled) throw new StartProblem(`${email} is disabled. To let this administrator in again: add.`);
  await forgetPassword(sql, email);
  return [`The old password of ${email} no longer works.`, ...(await link(sql, email, origin))];
}

async function link(sql: Pool, email: string, origin: string): Promise<string[]> {
  return [
    `With this link ${email} chooses a password, once, within 24 hours:`,
    `  ${inviteLink(origin, await makeInvite(sql, email, new Date()))}`,
    "Replace the first part by your site's own address when it is another one.",
  ];
}
