import { mcpSegment } from '@helpdesk/contract/rules/addresses';
import { type Context, Hono } from 'hono';

import type { CatalogueSource } from '#db/catalogue.ts';
import type { ReadBudget } from '#http/budget/read-budget.ts';
import { openToAnyProgram } from '#http/open/open-reads.ts';
import type { OriginOf } from '#http/origin.ts';
import { checkJsonSize } from '#http/read-body.ts';
import { regionMoment } from '#listings/region-day.ts';
import { answerMcp } from './answer-mcp.ts';

const [json, events] = ['application/json', 'text/event-stream'];

/** The catalogue for programs, by the Model Context Protocol over HTTP: nothing is written, and nothing kept from one request to the next (decision 104). */
export function mcpRoutes(catalogue: Pick<CatalogueSource, 'soon'>, originOf: OriginOf, budget: ReadBudget, now: () => number) {
  return new Hono().use(`/${mcpSegment}`, openToAnyProgram).all(`/${mcpSegment}`, async (c) => {
    await budget.begin(c);
    const { rows } = await catalogue.soon();
    const known = { rows, origin: originOf(c), now: regionMoment(now()) };
    const answered = await answerMcp(await requestFor(c.req.raw), known, () => budget.begin(c));
    return accepts(c, events) ? answered : asJson(answered);
  });
}

const accepts = ({ req }: Context, type: string): boolean => req.header('Accept')?.toLowerCase().includes(type) ?? false;

/**
 * What the library is given: JSON of a bounded depth and number of values. It hears only who takes JSON and a stream of events, as the protocol demands of
 * its clients; whoever takes less gets JSON.
 */
async function requestFor(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request;
  const body = await request.text();
  checkJsonSize(body);
  const headers = new Headers(request.headers);
  if (takesJson(headers.get('Accept'))) headers.set('Accept', `${json}, ${events}`);
  return new Request(request.url, { method: request.method, headers, body });
}

const takesJson = (accept: string | null): boolean =>
  accept === null || /(?:^|[\s,])(?:application\/(?:json|\*)|\*\/\*)\s*(?:[,;]|$)/i.test(accept);

/** A stream of events that has ended, as the JSON of its one message, or the list of all. */
async function asJson(answered: Response): Promise<Response> {
  if (!answered.headers.get('Content-Type')?.startsWith(events)) return answered;
  const messages = [...(await answered.text()).matchAll(/^data: ?(.+)$/gm)].map(([, message]) => message);
  const headers = new Headers(answered.headers);
  headers.set('Content-Type', json);
  return new Response(messages.length === 1 ? messages[0] : `[${messages.join(',')}]`, { status: answered.status, headers });
}
