import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSite, type Site, siteName } from '@helpdesk/site/folder';

import { StartProblem } from '#db/start-problem.ts';

export interface NewSite {
  /** Of its folder. */
  readonly name: string;
  /** `Tamhini Valley Helpdesk` */
  readonly title: string;
  /** The host under which it is asked for. */
  readonly host: string | undefined;
  /** `https://tamhini.example.org` */
  readonly origin: string | undefined;
}

/**
 * Makes the folder of a site beside another one. What is not said is empty and not shown, until somebody fills it in; see `siteLike`.
 * @throws StartProblem when there is one of that name, or a name or an address that cannot be
 */
export function addSite(like: Site, added: NewSite): Site {
  const { name } = added;
  if (!siteName.test(name))
    throw new StartProblem(`${name} is no name for a region: small letters, digits and hyphens, at most 31, a letter first.`);
  const folder = join(dirname(like.folder), name);
  if (existsSync(folder)) throw new StartProblem(`There is a region ${name} already, in ${folder}.`);
  const site = siteLike(JSON.parse(readFileSync(join(like.folder, 'site.json'), 'utf8')), added);
  // Whole or not at all: a server that is running may look at any moment.
  const unfinished = join(dirname(folder), `.${name}.unfinished`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  try {
    writeFileSync(join(unfinished, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
    readSite(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    throw new StartProblem((error as Error).message.replace(unfinished, folder));
  }
  return readSite(folder);
}

/** `west-ghats` as a name: West Ghats. */
export const capital = (name: string): string => name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase().replace('-', ' '));

/**
 * A `site.json` like another one: of that it has only what holds for the country, and the periods that the policy promises. Nothing of it moves money, or
 * leads anybody to the people of another region.
 */
function siteLike(like: Record<string, unknown>, { name, title, host, origin }: NewSite): object {
  const { timeZone, helpdeskLanguage, state, country, emergency } = like;
  const { submissionsKeptForDays, missedSearchesKeptForDays, noticeVersion, categoryIcons } = like;
  const short = capital(name);
  return {
    addresses: { ...(origin && { origin }), hosts: host ? [host] : [] },
    name: { en: title },
    shortName: { en: short },
    nameTail: { en: title.startsWith(`${short} `) ? title.slice(short.length + 1) : title },
    timeZone,
    helpdeskLanguage,
    state,
    country,
    emergency,
    submissionsKeptForDays,
    missedSearchesKeptForDays,
    noticeVersion,
    helpdesk: { phone: null, hours: null, place: null, contacts: { donations: { email: null, phones: [] }, other: { email: null } } },
    giving: { form: null },
    openData: { ...(like.openData as object), fileName: name },
    address: { en: [short] },
    welcome: { en: `Welcome to ${short}.` },
    links: { photosLink: null, socialLink: null, videoLink: null, workLink: null },
    categoryIcons,
  };
}
