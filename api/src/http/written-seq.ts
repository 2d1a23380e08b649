import { seqHeader } from '@helpdesk/contract/sync/seq-header';
import type { Context, MiddlewareHandler } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';

/** After any write of an administrator: this server reads what was written, and whoever wrote can have it read by others. */
export const sendWrittenSeq =
  (catalogue: CatalogueSource): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.req.method === 'GET' || !c.res.ok || !c.get('owner')) return;
    // What was written is written, whether or not it can be read at the moment.
    const newest = await catalogue.current().catch(() => undefined);
    if (newest) c.res.headers.set(seqHeader, `${newest.seq}`);
  };

/** The seq that an earlier answer named to whoever wrote; 0 when they wrote nothing. */
export function writtenSeq(c: Context): number {
  const named = c.req.header(seqHeader) ?? '';
  return /^\d{1,15}$/.test(named) ? Number(named) : 0;
}
