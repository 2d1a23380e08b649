import { loginInput } from '@helpdesk/contract/calls/session';

import { runCommand, withDatabase } from '#db/command.ts';
import { migrate } from '#db/migrate.ts';
import type { Pool } from '#db/sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { securityLog as log } from '#security-log.ts';
import { changePerson, clearPassword, disableAdministrator, findAdministrator } from './administrators.sql.ts';
import { inviteLink } from './invite-link.ts';
import type { Invited } from './invites.sql.ts';
import { makeInvite } from './invites.ts';

const usage = 'Usage: npm run admin -- add|disable|reset <email>';

await runCommand(async ([action = '', typed = '', ...rest]) => {
  const email = loginInput.shape.email.safeParse(typed);
  if (!['add', 'disable', 'reset'].includes(action) || typed === '' || rest.length > 0) throw new StartProblem(usage);
  if (!email.success) throw new StartProblem(`${typed} is not an e-mail address that could log in.`);
  await withDatabase(async ({ sql, joined }, { port, migrationsDir, siteOrigin, otherHosts: [host = 'localhost'] = [] }) => {
    if (!joined) await migrate(sql, migrationsDir);
    for (const line of await runAction(sql, action, email.data, siteOrigin ?? `http://${host}:${port}`)) console.log(line);
  });
});

async function runAction(sql: Pool, action: string, email: string, origin: string): Promise<string[]> {
  const known = await findAdministrator(sql, email);
  if (action === 'add') {
    if (!known || known.disabled) return link(sql, email, origin, known?.id, { role: 'administrator' });
    if (known.role === 'administrator') throw new StartProblem(`${email} is an administrator already. To choose a new password: reset.`);
    await changePerson(sql, known.id, { role: 'administrator' });
    log('administrator_role', { target: known.id, role: 'administrator' });
    return [`${email} is an administrator from now on, with the same password.`];
  }
  if (!known) throw new StartProblem(`There is no administrator ${email}.`);
  if (action === 'disable') {
    await disableAdministrator(sql, email);
    log('administrator_disable', { target: known.id });
    return [`${email} can no longer log in, and is logged out everywhere.`];
  }
  if (known.disabled) throw new StartProblem(`${email} is disabled. To let this administrator in again: add.`);
  await clearPassword(sql, email);
  log('password_reset', { target: known.id });
  return [`The old password of ${email} no longer works.`, ...(await link(sql, email, origin, known.id))];
}

async function link(sql: Pool, email: string, origin: string, target: string | undefined, as: Invited = {}): Promise<string[]> {
  const invite = inviteLink(origin, await makeInvite(sql, email, new Date(), as));
  log('invite_create', { target });
  return [
    `With this link ${email} chooses a password, once, within 24 hours:`,
    `  ${invite}`,
    "Replace the first part by your site's own address when it is another one.",
  ];
}
