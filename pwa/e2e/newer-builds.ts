import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

interface NewerBuilds {
  /** Folders of two builds after the one in `pwa/dist`. Their pages say which they are: `<html data-build="2">`. */
  readonly second: string;
  readonly third: string;
  forget(): Promise<void>;
}

/** Builds the app twice more, as the next two deployments would, in a process of its own: Vite wants to be production. */
export async function buildNewer(): Promise<NewerBuilds> {
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-builds-'));
  const command = ['--import', 'tsx', fileURLToPath(new URL('newer-builds-command.ts', import.meta.url)), folder];
  await promisify(execFile)(process.execPath, command, { env: { ...process.env, NODE_ENV: 'production' } });
  return { second: join(folder, '2'), third: join(folder, '3'), forget: () => rm(folder, { recursive: true }) };
}
