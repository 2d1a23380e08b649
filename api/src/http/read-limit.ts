import type { Context } from 'hono';

import { clientAddress, networkOf } from './client-address.ts';
import { Problem } from './problem.ts';

/** Takes a token for what has to be made for this request; false when its network has none. */
export type ReadLimit = (c: Context) => boolean;

/** As many as a class of pupils opens at once; a search engine takes fewer a second. */
const usual = { atOnce: 600, perSecond: 5 };
const mostNetworks = 10_000;

/**
 * How much one network may have made: pages, lists and whatever else is not kept ready. What is kept costs nothing. In memory, since a read leaves
 * no trace; after a start everybody begins anew.
 * @param trustedHops see `clientAddress`
 */
export function readLimit(trustedHops: number, now: () => number, { atOnce, perSecond } = usual): ReadLimit {
  const cost = 1_000 / perSecond;
  const fullAt = new Map<string, number>();

  function forgetFull(time: number): void {
    for (const [network, at] of fullAt) if (at <= time) fullAt.delete(network);
    // All at once take part: who came first is forgotten first.
    for (const network of fullAt.keys()) {
      if (fullAt.size < mostNetworks) break;
      fullAt.delete(network);
    }
  }

  return (c) => {
    const network = networkOf(clientAddress(c, trustedHops));
    const time = now();
    const next = Math.max(fullAt.get(network) ?? 0, time) + cost;
    if (next - time > atOnce * cost) return false;
    if (fullAt.size >= mostNetworks && !fullAt.has(network)) forgetFull(time);
    fullAt.set(network, next);
    return true;
  };
}

/** 429 for what only a call can be told. */
export function limitRead(limit: ReadLimit, c: Context): void {
  if (!limit(c)) throw new Problem(429, 'server_busy', { headers: { 'Retry-After': '1' } });
}
