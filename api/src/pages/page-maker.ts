import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageMaker } from '@helpdesk/contract/sync/page';
import { siteIfAny } from '@helpdesk/site/here';

import { nextTurn } from '#http/budget/turns.ts';

export type Pages = ReturnType<PageMaker['openPages']>;

/**
 * What turns an address into a page: the app's build for servers, loaded by its path, since its sources are none of ours.
 * @param dist the built app, whose files the pages name
 * @returns undefined where it was not built: the app then makes its pages by itself
 */
export async function loadPageMaker(dist: string, distServer: string): Promise<Pages | undefined> {
  const entry = join(distServer, 'server.js');
  if (!existsSync(entry)) return undefined;
  const { openPages } = (await import(pathToFileURL(entry).href)) as PageMaker;
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  return openPages(read('.vite/manifest.json'), siteIfAny, read, nextTurn);
}
