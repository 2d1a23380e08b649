import type { Language } from '@helpdesk/contract/languages';

import { keptPagesCache } from './cache-names.ts';

/** What a page asks the service worker to keep. */
export interface PagesToKeep {
  /** That of addresses that name none. */
  readonly language: Language;
  /** In the region, `YYYY-MM-DD`: a page of another is made anew. */
  readonly day: string;
  readonly pages: readonly {
    /** As in the address bar. */
    readonly address: string;
    /** Of the catalogue; any will do when left out. */
    readonly version?: string;
  }[];
}

const isKeptPages = (name: string): boolean => name.startsWith(keptPagesCache(''));

/** Removes the pages of all builds but one, and answers how many bytes that gave back. */
export async function freeKeptPages(butThoseOf?: string, all: CacheStorage | undefined = globalThis.caches): Promise<number> {
  const bytes = await keptPagesBytes(butThoseOf, all);
  for (const name of await namesIn(all, butThoseOf)) await all?.delete(name);
  return bytes;
}

export async function keptPagesBytes(butThoseOf?: string, all: CacheStorage | undefined = globalThis.caches): Promise<number> {
  let bytes = 0;
  for (const name of await namesIn(all, butThoseOf)) {
    const pages = await (await all?.open(name))?.matchAll();
    for (const page of pages ?? []) bytes += (await page.blob()).size;
  }
  return bytes;
}

const namesIn = async (all: CacheStorage | undefined, butThoseOf?: string): Promise<string[]> =>
  ((await all?.keys().catch(() => [])) ?? []).filter((name) => isKeptPages(name) && name !== butThoseOf);
