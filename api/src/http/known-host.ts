import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

import { isOwnNetwork } from '#own-network.ts';
import { reportedByProxy } from './client-address.ts';
import { Problem } from './problem.ts';

interface Edge {
  /** `https://junnar.example.org`, where it is set. */
  readonly siteOrigin?: string;
  /** Names under which the site is asked for besides, without a port: they lead to its origin. */
  readonly otherHosts?: readonly string[];
  /** See `clientAddress`. */
  readonly trustedHops: number;
  /** Tells whoever runs the server. */
  readonly warn: (sentence: string) => void;
}

/** Asked by whoever watches a machine, under any name. */
const healthPath = '/api/health';

/**
 * Stands before everything else. 400 for a Host that is none, or two; where the site's origin is set, 421 for another's name, and the way to https
 * for who came to a page without. Says once what a setting lacks.
 */
export function knownHost({ siteOrigin, otherHosts = [], trustedHops, warn }: Edge): MiddlewareHandler {
  const site = siteOrigin === undefined ? undefined : new URL(siteOrigin);
  const once = onceEach(warn);
  return async (c, next) => {
    if (!URL.canParse(c.req.url) || hostsOf(c) > 1) throw new Problem(400, 'server_bad_request');
    const { host, hostname, pathname, search } = new URL(c.req.url);
    if (trustedHops === 0 && c.req.header('X-Forwarded-For')) once(proxyUnknown);
    if (!site) {
      if (!isOwnNetwork(hostname)) once(originUnknown);
      return next();
    }
    const asksForHealth = pathname === healthPath;
    if (host !== site.host) {
      if (asksForHealth) return next();
      if (otherHosts.includes(hostname) && !pathname.startsWith('/api/')) return c.redirect(site.origin + pathname + search, 308);
      once(hostLost);
      throw new Problem(421, 'server_other_host');
    }
    if (site.protocol === 'https:') {
      if (!asksForHealth && reportedByProxy(c, 'X-Forwarded-Proto', trustedHops) === 'http') {
        // A program that sends what is secret in the open is to notice, not to be led on.
        if (pathname.startsWith('/api/')) throw new Problem(421, 'server_other_host');
        return c.redirect(site.origin + pathname + search, 308);
      }
      await next();
      c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
      return;
    }
    return next();
  };
}

const proxyUnknown =
  'A proxy stands in front (X-Forwarded-For) and TRUSTED_PROXY_HOPS is 0: all its visitors count as one. Set it to the number of your proxies.';
const originUnknown =
  'The site is asked for under a public name and SITE_ORIGIN is not set: links, previews and the sitemap lack the address.';
const hostLost =
  'A request was for another Host than that of SITE_ORIGIN and got 421. If visitors see this, let your proxy hand the Host on.';

function onceEach(warn: (sentence: string) => void): (sentence: string) => void {
  const said = new Set<string>();
  return (sentence) => {
    if (said.has(sentence)) return;
    said.add(sentence);
    warn(sentence);
  };
}

/** Node keeps the first one alone in its table of headers. */
function hostsOf(c: Context): number {
  const raw = (c.env as Partial<HttpBindings> | undefined)?.incoming?.rawHeaders ?? [];
  return raw.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}
