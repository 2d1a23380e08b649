import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MakePage, PageMaker } from '@helpdesk/contract/sync/page';

/**
 * What turns an address into a page: the app's build for servers, loaded by its path, since its sources are none of ours.
 * @param dist the built app, whose files the pages name
 * @returns undefined where it was not built: the app then makes its pages by itself
 */
export async function loadPageMaker(dist: string, distServer: string): Promise<MakePage | undefined> {
  const entry = join(distServer, 'server.js');
  if (!existsSync(entry)) return undefined;
  const { openPages } = (await import(pathToFileURL(entry).href)) as PageMaker;
  return openPages(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
}
