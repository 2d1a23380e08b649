import type { PrecacheController } from 'workbox-precaching';

export interface ShellState {
  /** Every file of the public app is on this phone. */
  readonly complete: boolean;
  /** Bytes of those that are, unpacked; 0 where nobody asked for them. */
  readonly bytes: number;
}

/** @param measured reads every file; without it only their names are looked at, which is little enough for each pull */
export async function shellState(files: PrecacheController, measured: boolean): Promise<ShellState> {
  const cache = await caches.open(files.strategy.cacheName);
  const held = new Set((await cache.keys()).map(({ url }) => url));
  const keys = [...files.getURLsToCacheKeys().values()];
  const complete = keys.every((key) => held.has(key));
  if (!measured) return { complete, bytes: 0 };
  const stored = await Promise.all(keys.map((key) => cache.match(key)));
  const sizes = await Promise.all(stored.map(async (file) => (file ? (await file.blob()).size : 0)));
  return { complete, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
