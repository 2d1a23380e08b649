import type { MiddlewareHandler } from 'hono';

import { Problem } from './problem.ts';

/** Of path and query, percent-encoded: 200 letters of Devanagari and all that may stand beside them. */
const longest = 2_048;

/** 414 for an address that no page and no call of ours has: whoever looks at every letter of one is never asked about it. */
export const limitAddress: MiddlewareHandler = async ({ req: { url } }, next) => {
  const pathAt = url.indexOf('/', url.indexOf('//') + 2);
  if (url.length - pathAt > longest) throw new Problem(414, 'server_long_address');
  await next();
};
