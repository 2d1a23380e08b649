import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { root } from '#e2e/testing/paths.ts';

/**
 * Folders of two builds after the one in `pwa/dist`, made once for the same sources. Their pages say which they are:
 * `<html data-build="2">`.
 */
export async function buildNewer(): Promise<{ second: string; third: string }> {
  await promisify(execFile)(process.execPath, ['packages/setup/newer-builds.mjs'], { cwd: root });
  const folder = join(root, 'node_modules/.helpdesk-newer-builds');
  return { second: join(folder, '2'), third: join(folder, '3') };
}
