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

/** What old bookmarks and links call the first page. */
const firstPage = /^\/index\.html?(\?|$)/;
/** Pages and files of the server's that somebody opens in a window; calls, pictures and what other programs ask for are none. */
const notOpened = [/^\/api(\/|$)/, /^\/images\//, new RegExp(`^/${mcpSegment}(?:[/?]|$)`)];

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
  registerRoute(new NavigationRoute(async ({ url }) => Response.redirect(new URL(`/${url.search}`, url).href), { allowlist: [firstPage] }));
  // Without a signal the app says that it cannot show this, instead of the browser's own error page.
  registerRoute(new NavigationRoute((asked) => fetch(asked.request).catch(() => shell(asked)), { denylist: notOpened }));
  // After the pages: it would answer / with index.html.
  const file = new PrecacheRoute(shellFiles);
  // It stores what is missing when that is asked for; a full phone that cannot is online all the same.
  file.setCatchHandler({ handle: ({ request }) => fetch(request) });
  registerRoute(file);
  return pages;
}
