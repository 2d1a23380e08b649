import type { Context } from 'hono';

import { reportedByProxy } from './client-address.ts';
import { Problem } from './problem.ts';

/** Where the site is known to be: what stands before the paths in sitemaps, canonical addresses and previews of links. */
export type OriginOf = (c: Context) => string;

const mostOrigins = 8;

/**
 * Whether anything is made for an origin: for the one that is set, else for the first few that requests say, such as localhost and the machine's
 * address. Anybody can invent more, for which nothing is made and nothing given up.
 */
export function keptOrigins(configured: string | undefined): (origin: string) => boolean {
  const kept = new Set<string>();
  return (origin) => {
    if (configured !== undefined) return origin === configured;
    if (kept.size < mostOrigins) kept.add(origin);
    return kept.has(origin);
  };
}

/** The same, and 421 for a Host that nothing is made for: an invented one never has anything made. */
export const knownOrigin =
  (originOf: OriginOf, keeps: (origin: string) => boolean): OriginOf =>
  (c) => {
    const origin = originOf(c);
    if (!keeps(origin)) throw new Problem(421, 'server_other_host');
    return origin;
  };

/**
 * @param configured the setting; without it each request says itself, so what is made with it is kept for that origin alone
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
