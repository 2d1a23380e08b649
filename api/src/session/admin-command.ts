import { loginInput } from '@helpdesk/contract/session';

import { migrate } from '#db/migrate.ts';
import { openOrJoin } from '#db/running.ts';
import type { Pool } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { readSettings } from '#env.ts';
import { disableAdministrator, findAdministrator, forgetPassword } from './administrators.sql.ts';
import { inviteLink } from './invite-link.ts';
import { makeInvite } from './invites.sql.ts';

const usage = 'Usage: npm run admin -- add|disable|reset <email>';

try {
  const [action = '', typed = '', ...rest] = process.argv.slice(2);
  const email = loginInput.shape.email.safeParse(typed);
  if (!['add', 'disable', 'reset'].includes(action) || typed === '' || rest.length > 0) throw new StartProblem(usage);
  if (!email.success) throw new StartProblem(`${typed} is not an e-mail address that could log in.`);
  const settings = readSettings(process.env);
  const database = await openOrJoin(settings);
  try {
    if (!database.joined) await migrate(database.sql, settings.migrationsDir);
    const origin = `http://localhost:${settings.port}`;
    for (const line of await obey(database.sql, action, email.data, origin)) console.log(line);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

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
