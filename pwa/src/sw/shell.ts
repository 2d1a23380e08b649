import { createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Addresses that the server answers itself: calls, pictures, and whatever ends like a file (sitemap.xml, robots.txt). */
const notPages = [/^\/api(\/|$)/, /^\/images\//, /^[^?]*\.[a-z0-9]{1,11}(\?|$)/i];

let addresses: readonly string[] = [];

/** Stores every file of the public app while installing, and answers each page with the one index.html at once, with or without signal. */
export function keepShell(files: readonly { url: string; revision: string | null }[]): void {
  addresses = files.map(({ url }) => url);
  precacheAndRoute([...files]);
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }));
}

export interface ShellState {
  /** Every file of the public app is on this phone. */
  readonly complete: boolean;
  /** Bytes of those that are, unpacked. */
  readonly bytes: number;
}

export async function shellState(): Promise<ShellState> {
  const stored = await Promise.all(addresses.map((address) => caches.match(getCacheKeyForURL(address) ?? address)));
  const sizes = await Promise.all(stored.map(async (file) => (file ? (await file.blob()).size : 0)));
  return { complete: stored.every(Boolean), bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
