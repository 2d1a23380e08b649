import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';

import { kioskFilesCache, kioskFilesName } from '#local/cache-names.ts';
import { fetchTrueFile } from '#platform/true-files.ts';

/** A file of the app that is not among those of every phone. */
export const asksForFile: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/');

export const answerFromKiosk: RouteHandlerCallback = async ({ request, url }) =>
  (await caches.match(url.pathname, { cacheName: kioskFilesCache })) ?? fetch(request);

/** Files of the open build stay until another one has taken over. */
const named = 'names';

/**
 * Stores what a kiosk needs beside the app, all or nothing.
 * @param has whether this build has such a file: a server that was updated meanwhile tells of another build
 */
export async function keepKioskFiles(has: (file: string) => boolean): Promise<void> {
  const answer = await fetch(`/${kioskFilesName}`, { cache: 'no-store' });
  const { of, files } = (await answer.clone().json()) as { of: string; files: string[] };
  if (!has(`/${of}`)) throw new Error('These are the files of another build');
  const cache = await caches.open(kioskFilesCache);
  const missing = await Promise.all(files.map(async (file) => ((await cache.match(`/${file}`)) ? [] : [`/${file}`])));
  const answers = await Promise.all(missing.flat().map(async (file) => [file, await fetchTrueFile(file)] as const));
  for (const [file, trueFile] of answers) await cache.put(file, new Response(trueFile));
  await cache.put(`/${named}`, answer);
}

/** While a worker is installed, on a kiosk: without these it would not start without a line. */
export const keepOnKiosk = async (has: (file: string) => boolean): Promise<void> => {
  if (await caches.has(kioskFilesCache)) await keepKioskFiles(has);
};

/** Those of builds that are gone. */
export async function forgetOtherKioskFiles(): Promise<void> {
  if (!(await caches.has(kioskFilesCache))) return;
  const cache = await caches.open(kioskFilesCache);
  const { files } = ((await (await cache.match(`/${named}`))?.json()) ?? {}) as { files?: string[] };
  if (!files) return;
  const kept = new Set([named, ...files].map((file) => `/${file}`));
  for (const request of await cache.keys()) if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
}
