import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loginInput } from '@helpdesk/contract/calls/session';
import { readSite, siteName } from '@helpdesk/site/folder';
import { withinSite } from '@helpdesk/site/within';

import { runCommand, withDatabaseOf } from '#db/command.ts';
import { migrate } from '#db/migrate.ts';
import { StartProblem } from '#db/start-problem.ts';
import { inviteLink } from '#session/invite-link.ts';
import { makeInvite } from '#session/invites.ts';
import { readSettings } from './env.ts';
import { readSiteNamed } from './site-settings.ts';

const usage =
  'Usage: npm run region -- add NAME [--title "Tamhini Valley Helpdesk"] [--host tamhini.example.org | --origin https://…] [--admin EMAIL]';

await runCommand(async (words) => {
  const { action, name, title, host, origin, admin } = readWords(words);
  if (action !== 'add' || name === undefined) throw new StartProblem(usage);
  if (!siteName.test(name))
    throw new StartProblem(`${name} is no name for a region: small letters, digits and hyphens, at most 31, a letter first.`);
  if (admin !== undefined && !loginInput.shape.email.safeParse(admin).success)
    throw new StartProblem(`${admin} is not an e-mail address that could log in.`);
  const settings = readSettings(process.env);
  const folder = join(settings.sitesDir, name);
  if (existsSync(folder)) throw new StartProblem(`There is a region ${name} already, in ${folder}.`);
  // What is not said here is as at the first site, until somebody changes it in the folder.
  const like = readSiteNamed(settings.sitesDir, settings.site);
  writeFolder(folder, newSite(JSON.parse(readFileSync(join(like.folder, 'site.json'), 'utf8')), { name, title, host, origin }));
  const site = readSiteNamed(settings.sitesDir, name);
  const here = origin ?? `http://${host}:${settings.port}`;
  console.log(`${title} is in ${folder}. A server that is running finds it when it is first asked for: ${here}`);
  console.log(
    `Phone, hours, addresses and giving are those of ${like.configuration.name.en} until you change ${join(folder, 'site.json')}.`,
  );
  if (admin === undefined) return console.log(`Nobody can log in yet: npm run admin -- add <email> --site ${name}`);
  await withDatabaseOf(site, settings, async ({ sql }, { migrationsDir }) => {
    await migrate(sql, migrationsDir);
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

const capital = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase().replace('-', ' '));

interface NewSite {
  readonly name: string;
  readonly title: string;
  readonly host: string | undefined;
  readonly origin: string | undefined;
}

/** A `site.json` like another one, without what is that one's alone. */
function newSite(like: Record<string, unknown>, { name, title, host, origin }: NewSite): object {
  const { data: _, panorama: __, ...same } = like;
  const short = capital(name);
  return {
    ...same,
    addresses: { ...(origin && { origin }), hosts: host ? [host] : [] },
    name: { en: title },
    shortName: { en: short },
    nameTail: { en: title.startsWith(`${short} `) ? title.slice(short.length + 1) : title },
    openData: { ...(like.openData as object), fileName: name },
    address: { en: [short] },
    welcome: { en: `Welcome to ${short}.` },
    links: { photosLink: null, socialLink: null, videoLink: null, workLink: null },
  };
}

/** Whole or not at all: a server that is running may look at any moment. */
function writeFolder(folder: string, site: object): void {
  const unfinished = join(folder, '..', `.${process.pid}.unfinished`);
  mkdirSync(unfinished);
  try {
    writeFileSync(join(unfinished, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
    readSite(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    throw new StartProblem((error as Error).message);
  }
}
