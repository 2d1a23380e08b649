import { sessionCalls } from '@helpdesk/contract/calls/session';
import type { MiddlewareHandler } from 'hono';
import { routeOf } from '#http/note-requests.ts';
import type { SecurityLog } from './security-log.ts';

/** A form that the contract refuses, no session, another's page, too large, a key of something else, too often. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 413, 422, 429]);
/** Whoever floods the server is not to flood its log. */
const restMs = 60_000;

/**
 * Notes which calls were refused: the apps of the site check what they send, so that many of them are somebody who tries. Of each call and status one
 * line a minute, with how many there were since the last. The path as the contract has it: what somebody asked for is part of none.
 */
export function noteRefusals(log: SecurityLog, now: () => number): MiddlewareHandler {
  const unsaid = new Map<string, { count: number; saidAt: number }>();
  return async (c, next) => {
    await next();
    const { status } = c.res;
    // A login tells of itself.
    if (!refusals.has(status) || (c.req.path === `/api${sessionCalls.login.path}` && status !== 403)) return;
    const call = `${c.req.method} ${routeOf(c)}`;
    const { count, saidAt } = unsaid.get(`${status} ${call}`) ?? { count: 0, saidAt: -restMs };
    const isDue = Math.abs(now() - saidAt) >= restMs;
    unsaid.set(`${status} ${call}`, isDue ? { count: 0, saidAt: now() } : { count: count + 1, saidAt });
    if (isDue) log('refused', { status, call, count: count + 1 });
  };
}
