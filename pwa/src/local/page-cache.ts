import type { Language } from '@helpdesk/contract/languages';

import { pageCacheName } from './cache-names.ts';

/** What a page asks the service worker to keep. */
export interface PagesToCache {
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

/** Removes the pages of all builds but one, and answers how many bytes that gave back. */
export async function freePageCache(butThoseOf?: string): Promise<number> {
  const bytes = await pageCacheBytes(butThoseOf);
  for (const name of await namesOfCaches(butThoseOf)) await caches.delete(name);
  return bytes;
}

export async function pageCacheBytes(butThoseOf?: string): Promise<number> {
  let bytes = 0;
  for (const name of await namesOfCaches(butThoseOf)) {
    for (const page of await (await caches.open(name)).matchAll()) bytes += (await page.blob()).size;
  }
  return bytes;
}

/** None where the phone denies them, or over plain http. */
async function namesOfCaches(butThatOf?: string): Promise<string[]> {
  try {
    return (await caches.keys()).filter((name) => name.startsWith(pageCacheName('')) && name !== butThatOf);
  } catch {
    return [];
  }
}
