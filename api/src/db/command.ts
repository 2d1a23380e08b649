import type { Site } from '@helpdesk/site/folder';
import { enterSite } from '@helpdesk/site/within';

import { readSettings, type Settings } from '#env.ts';
import { readSiteNamed, settingsOfSite } from '#site-settings.ts';

import { openBesideOrJoin, openOrJoin } from './running.ts';
import { StartProblem } from './start-problem.ts';

type CommandDatabase = Awaited<ReturnType<typeof openOrJoin>>;

/**
 * Runs a command; what keeps it from its work (`StartProblem`) is said in one sentence on stderr, with exit code 1. With `--site NAME` it is about
 * that site instead of the first one.
 */
export async function runCommand(work: (words: string[]) => Promise<void>): Promise<void> {
  try {
    const { sitesDir, site } = readSettings(process.env);
    const { words, named = site } = readCommandLine();
    enterSite(readSiteNamed(sitesDir, named).configuration);
    await work(words);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Gives `work` the settings and a database, of the running server or opened for it alone, and closes it in any case. */
export async function withDatabase(work: (database: CommandDatabase, settings: Settings) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  const { named = settings.site } = readCommandLine();
  if (named === settings.site) {
    const database = await openOrJoin(settings);
    return work(database, settings).finally(() => database.close());
  }
  const site = readSiteNamed(settings.sitesDir, named);
  await withDatabaseOf(site, settings, work);
}

/** The same for a site beside the first one. */
export async function withDatabaseOf(
  site: Site,
  settings: Settings,
  work: (database: CommandDatabase, settings: Settings) => Promise<void>,
): Promise<void> {
  const { url, ...database } = await openBesideOrJoin(settings, site.name);
  await work(database, settingsOfSite(settings, site, url)).finally(() => database.close());
}

function readCommandLine(): { words: string[]; named?: string } {
  const words = process.argv.slice(2);
  const at = words.indexOf('--site');
  if (at < 0) return { words };
  const [, named] = words.splice(at, 2);
  if (!named) throw new StartProblem('--site needs the name of a folder of SITES_DIR.');
  return { words, named };
}
