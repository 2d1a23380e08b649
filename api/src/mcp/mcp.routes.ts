import { mcpSegment } from '@helpdesk/contract/rules/addresses';
import { type Context, Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { OriginOf } from '#http/origin.ts';
import { Problem } from '#http/problem.ts';
import { limitRead, type ReadLimit } from '#http/read-limit.ts';
import { regionMoment } from '#listings/region-day.ts';
import { answerMcp } from './answer-mcp.ts';
import type { Known } from './tool.ts';

/** The catalogue for programs, by the Model Context Protocol over HTTP: nothing is written, and nothing kept from one request to the next (decision 104). */
export function mcpRoutes(catalogue: Pick<CatalogueSource, 'soon'>, originOf: OriginOf, limit: ReadLimit, now: () => number) {
  return new Hono().all(`/${mcpSegment}`, async (c) => {
    fromNoOtherPage(c, originOf(c));
    limitRead(limit, c);
    const { rows } = await catalogue.soon();
    const known: Known = { rows, origin: originOf(c), now: regionMoment(now()) };
    return answerMcp(c.req.raw, known);
  });
}

/** The protocol asks for it: a page that found its way here by another name must not speak for who opened it. */
function fromNoOtherPage({ req }: Context, own: string): void {
  const origin = req.header('Origin');
  if (origin !== undefined && origin !== own) throw new Problem(403, 'server_foreign_page');
}
