import type { Context } from 'hono';

/** Where the site is known to be: what stands before the paths in sitemaps, canonical addresses and previews of links. */
export type OriginOf = (c: Context) => string;

/**
 * @param configured the setting; without it each request says itself, so what is made with it is kept for no other origin
 * @param trustedHops proxies of ours in front, see `clientAddress`; only then is the scheme that they report believed
 */
export const originOf =
  (configured: string | undefined, trustedHops: number): OriginOf =>
  (c) => {
    if (configured) return configured;
    const { protocol, host } = new URL(c.req.url);
    const reported = trustedHops > 0 ? c.req.header('X-Forwarded-Proto')?.split(',').at(-trustedHops)?.trim() : undefined;
    return `${reported === 'https' ? 'https:' : protocol}//${host}`;
  };
