import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

import { routePath } from '#http/route-path.ts';

/** Pages of any site may read what stands here, without what a browser knows of whoever looks: no cookie, no token (decision 101). */
export const openToAnySite = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['Accept-Language', 'If-None-Match'],
  exposeHeaders: ['Content-Language', 'ETag', 'Retry-After'],
  maxAge: 86_400,
});

/** The same for programs in pages, which ask by POST. */
export const openToAnyProgram = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  exposeHeaders: ['Retry-After'],
  maxAge: 86_400,
});

export function openReads(calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>) {
  const open = new Hono();
  for (const call of Object.values(calls).flatMap((group) => Object.values(group))) open.use(routePath(call), openToAnySite);
  return open;
}
