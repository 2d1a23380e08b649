import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

declare module 'hono' {
  interface ContextVariableMap {
    /** Joins the lines of the log that are about one request. */
    requestId: string;
  }
}

/** What may be known of a request. */
export interface Heard {
  readonly requestId: string;
  readonly method: string;
  /** The pattern that its address fits, never the address, in which somebody may have typed something. */
  readonly route: string;
  readonly status: number;
  /** Until its answer was made; sending it takes as long as the line of whoever asked. */
  readonly ms: number;
}

/** Stands before all others, and tells of each request once it has its answer. */
export function noteRequests(tell: (heard: Heard) => void, perf: { now(): number } = performance): MiddlewareHandler {
  return async (c, next) => {
    const begunAt = perf.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    tell({ requestId, method: c.req.method, route: routeOf(c), status: c.res.status, ms: Math.round(10 * (perf.now() - begunAt)) / 10 });
  };
}

/** The pattern of what answered; where a guard before it did, of what would have. */
export function routeOf(c: Context): string {
  const matched = matchedRoutes(c);
  const last = matched[c.req.routeIndex];
  if (last && last.method !== 'ALL') return last.path;
  return matched.findLast(({ method, path }) => method === c.req.method && !path.endsWith('*'))?.path ?? last?.path ?? '*';
}
