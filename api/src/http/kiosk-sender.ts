import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { Hono } from 'hono';

import { bearerToken } from './admin-only.ts';
import { routePath } from './route-path.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Id of the paired kiosk that sends it; absent: somebody else does. */
    kiosk?: string;
  }
}

/**
 * Notes which calls come from a kiosk: stands before what limits them. A token that is none is no error, so that what a visitor wrote on a kiosk
 * that was revoked meanwhile still arrives.
 * @param find the id of the kiosk whose token it is
 */
export function noteKiosk(submitted: readonly Endpoint[], find: (token: string) => Promise<string | undefined>) {
  const app = new Hono();
  for (const call of submitted) {
    app.on(call.method, routePath(call), async (c, next) => {
      const token = bearerToken(c.req.header('Authorization'));
      if (token) c.set('kiosk', await find(token));
      await next();
    });
  }
  return app;
}
