import { join } from 'node:path';
import { readSite } from '@helpdesk/site/folder';
import { enterSite } from '@helpdesk/site/within';

import { readSettings, type Settings } from '#env.ts';

import { openOrJoin } from './running.ts';
import { StartProblem } from './start-problem.ts';

type CommandDatabase = Awaited<ReturnType<typeof openOrJoin>>;

/** Runs a command; what keeps it from its work (`StartProblem`) is said in one sentence on stderr, with exit code 1. */
export async function runCommand(work: (words: string[]) => Promise<void>): Promise<void> {
  try {
    const { sitesDir, site } = readSettings(process.env);
    enterSite(readSite(join(sitesDir, site)).configuration);
    await work(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Gives `work` the settings and a database, of the running server or opened for it alone, and closes it in any case. */
export async function withDatabase(work: (database: CommandDatabase, settings: Settings) => Promise<void>): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openOrJoin(settings);
  await work(database, settings).finally(() => database.close());
}
