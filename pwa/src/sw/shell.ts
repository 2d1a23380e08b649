import { embedSegment, mcpSegment } from '@helpdesk/contract/rules/addresses';
import type { RouteHandlerCallback } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { pageCache } from './page-cache.ts';

/** Addresses that the server answers itself: calls, pictures, what is for other sites, and whatever ends like a file (sitemap.xml, robots.txt). */
const notPages = [
  /^\/api(\/|$)/,
  /^\/images\//,
  new RegExp(`^/(?:${embedSegment}|${mcpSegment})(?:[/?]|$)`),
  /^[^?]*\.[a-z0-9]{1,11}(\?|$)/i,
];

/** Every file of the public app. */
export const shellFiles = new PrecacheController();

/** Answers each page at once, with or without signal: as the server made it, where that was kept, else with the one index.html. */
export function serveShell(files: readonly { url: string; revision: string | null }[]): ReturnType<typeof pageCache> {
  shellFiles.addToCacheList([...files]);
  const pages = pageCache({
    name: files.find(({ url }) => url === 'index.html')?.revision ?? '',
    has: (file) => shellFiles.getCacheKeyForURL(file) !== undefined,
  });
  const shell = shellFiles.createHandlerBoundToURL('/index.html');
  const page: RouteHandlerCallback = async (asked) => (await pages.answer(asked.url)) ?? shell(asked);
  registerRoute(new NavigationRoute(page, { denylist: notPages }));
  // After the pages: it would answer / with index.html.
  registerRoute(new PrecacheRoute(shellFiles));
  return pages;
}
