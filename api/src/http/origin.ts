import type { Context } from 'hono';

import { reportedByProxy } from './client-address.ts';

/** Where the site is known to be: what stands before the paths in sitemaps, canonical addresses and previews of links. */
export type OriginOf = (c: Context) => string;

const mostOrigins = 8;

/**
 * Whether what is made for an origin is kept: of the one that is set, else of the first few that requests say, such as localhost and the machine's
 * address. Anybody can invent more, for which nothing is kept and nothing given up.
 */
export function keptOrigins(configured: string | undefined): (origin: string) => boolean {
  const kept = new Set(configured === undefined ? [] : [configured]);
  return (origin) => {
    if (configured === undefined && kept.size < mostOrigins) kept.add(origin);
    return kept.has(origin);
  };
}

/**
 * @param configured the setting; without it each request says itself, so what is made with it is kept for no other origin
 * @param trustedHops proxies of ours in front, see `clientAddress`; only then is the scheme that they report believed
 */
export const originOf =
  (configured: string | undefined, trustedHops: number): OriginOf =>
  (c) => {
    if (configured) return configured;
    const { protocol, host } = new URL(c.req.url);
    const reported = reportedByProxy(c, 'X-Forwarded-Proto', trustedHops);
    return `${reported === 'https' ? 'https:' : protocol}//${host}`;
  };
