import type { Language } from '@helpdesk/contract/languages';

import { pageCacheName } from './cache-names.ts';

/** What a page asks the service worker to keep. */
export interface PagesToCache {
  /** That of addresses that name none. */
  readonly language: Language;
  /** In the region, `YYYY-MM-DD`: a page of another is made anew. */
  readonly day: string;
  /** A display was chosen, or this is a kiosk, see `holdPaintOfKeptPages`. */
  readonly holdsPaint: boolean;
  readonly pages: readonly {
    /** As in the address bar. */
    readonly address: string;
    /** Of the catalogue; any will do when left out. */
    readonly version?: string;
  }[];
}

/** Header of a kept page: language, day and version of the catalogue that it is of, and the last word says whether its paint is held. */
export const madeOf = 'Made-Of';
export const lastWord = (holdsPaint: boolean): string => (holdsPaint ? 'held' : 'free');

/** Lets the paint of a page wait for its first script. */
export const holdingPaint = (html: string): string => html.replace(/(<script src="\/assets\/start-[^"]+") defer>/, '$1>');

/**
 * The first script shows a display that was chosen, and what makes a page that of a kiosk: from now on pages that are kept wait for it, so that nothing
 * flashes. Without either nobody waits.
 */
export async function holdPaintOfKeptPages(): Promise<void> {
  for (const name of await namesOfCaches()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const page = await cache.match(key);
      const made = page?.headers.get(madeOf);
      if (!page || !made?.endsWith(lastWord(false))) continue;
      const headers = new Headers(page.headers);
      headers.set(madeOf, made.replace(/\w+$/, lastWord(true)));
      // On a full phone one may flash.
      await cache.put(key, new Response(holdingPaint(await page.text()), { headers })).catch(() => undefined);
    }
  }
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
