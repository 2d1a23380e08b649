import type { TextStorage } from './outbox-mirror.ts';

interface Stores {
  /** A worker has none. */
  readonly localStorage?: TextStorage;
  /** Missing over plain http. */
  readonly caches?: CacheStorage;
}

/** A store of the browser; where storage is blocked the mere look at it throws. */
export function usable<Name extends keyof Stores>(name: Name): Stores[Name] {
  try {
    return (globalThis as Stores)[name];
  } catch {
    return undefined;
  }
}
