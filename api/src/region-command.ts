import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loginInput } from '@helpdesk/contract/calls/session';
import { withinSite } from '@helpdesk/site/within';

import { runCommand, withDatabaseOf } from '#db/command.ts';
import { migrate } from '#db/migrate.ts';
import { StartProblem } from '#db/start-problem.ts';
import { inviteLink } from '#session/invite-link.ts';
import { makeInvite } from '#session/invites.ts';
import { addSite, capital } from '#sites/add-site.ts';
import { readSettings } from './env.ts';
import { readSiteNamed } from './site-settings.ts';

const usage =
  'Usage: npm run region -- add NAME [--title "Tamhini Valley Helpdesk"] [--host tamhini.example.org | --origin https://…] [--admin EMAIL]';

await runCommand(async (words) => {
  const { action, name, title, host, origin, admin } = readWords(words);
  if (action !== 'add' || name === undefined) throw new StartProblem(usage);
  if (admin !== undefined && !loginInput.shape.email.safeParse(admin).success)
    throw new StartProblem(`${admin} is not an e-mail address that could log in.`);
  const settings = readSettings(process.env);
  const like = readSiteNamed(settings.sitesDir, settings.site);
  const site = addSite(like, { name, title, host, origin });
  const here = origin ?? `http://${host}:${settings.port}`;
  console.log(`${title} is in ${site.folder}. A server that is running finds it when it is first asked for: ${here}`);
  console.log(
    `It has no phone, hours, e-mail addresses and ways of giving yet, and shows none: fill them in in ${join(site.folder, 'site.json')}.`,
  );
  await withDatabaseOf(site, settings, async ({ sql }, { migrationsDir }) => {
    await migrate(sql, migrationsDir);
    if (admin === undefined) return console.log(`Nobody can log in yet: npm run admin -- add <email> --site ${name}`);
    const invite = await withinSite(site.configuration, () => makeInvite(sql, admin, new Date(), { role: 'administrator' }));
    console.log(`With this link ${admin} chooses a password, once, within 24 hours:\n  ${inviteLink(here, invite)}`);
  });
});

function readWords(words: string[]) {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { title: text, host: text, origin: text, admin: text },
    });
    const [action, name, ...rest] = positionals;
    if (rest.length > 0) throw new StartProblem(usage);
    const { title = `${capital(name ?? '')} Tourism Helpdesk`, origin } = values;
    return { action, name, title, origin, host: values.host ?? (origin ? undefined : `${name}.localhost`), admin: values.admin };
  } catch {
    throw new StartProblem(usage);
  }
}
