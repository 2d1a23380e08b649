import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCommand } from './server.ts';

/** Once per run: a data directory with the sample region, of which each server takes a copy; making it anew costs seconds. */
// What Playwright calls before all journeys must be a default export.
export default async function prepareData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-prepared-'));
  await runCommand({ ...process.env, DATA_DIR: folder, DATABASE_URL: '' }, 'db/seed-command.ts');
  process.env.PREPARED_DATA = folder;
  return () => rmSync(folder, { recursive: true });
}
