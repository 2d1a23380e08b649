import type { MiddlewareHandler } from 'hono';

import { Problem } from './problem.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * 403 for what a page of somebody else sends: it may count no visit and write nothing. By what the browser says of it; programs, which say nothing,
 * are nobody's page.
 * @param siteOrigin where it is set, browsers that do not say `Sec-Fetch-Site` are known by their `Origin`
 */
export const fromOwnPages =
  (siteOrigin: string | undefined): MiddlewareHandler =>
  async ({ req }, next) => {
    const [site, origin] = [req.header('Sec-Fetch-Site'), req.header('Origin')];
    const isForeign = site ? site !== 'same-origin' && site !== 'none' : origin && siteOrigin && origin !== siteOrigin;
    if (isForeign && !harmless.has(req.method)) throw new Problem(403, 'server_foreign_page');
    await next();
  };
