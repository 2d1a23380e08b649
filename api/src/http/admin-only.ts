import { calls } from '@helpdesk/contract/calls';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { Problem } from './problem.ts';
import { routePath } from './route-path.ts';

declare module 'hono' {
  interface ContextVariableMap {
    administrator: string;
  }
}

/** Finds who a token belongs to: the e-mail of an administrator, while the session lives. */
type WhoIs = (token: string) => Promise<string | undefined>;

/**
 * The guard of every call that the contract marks with `token` (decision W7): stands before all routes, so that none of
 * them can forget it. 401 without a token of a living session.
 */
export function adminOnly(whoIs: WhoIs) {
  const app = new Hono();
  const guarded = Object.values(calls)
    .flatMap((ofEntity) => Object.values(ofEntity))
    .filter(({ token }) => token);
  for (const call of guarded) app.on(call.method, routePath(call), guard(whoIs));
  return app;
}

const guard =
  (whoIs: WhoIs): MiddlewareHandler =>
  async (c, next) => {
    const token = bearerToken(c.req.header('Authorization'));
    const administrator = token && (await whoIs(token));
    if (!administrator) throw new Problem(401, 'server_login_needed', { headers: { 'WWW-Authenticate': 'Bearer' } });
    c.set('administrator', administrator);
    await next();
    c.header('Cache-Control', 'no-store');
  };

/** E-mail of who is logged in, in a guarded call. */
export const administratorOf = (c: Context): string => c.get('administrator');

/** The token of an Authorization header: 43 letters of base64url. */
export const bearerToken = (header = ''): string | undefined => /^Bearer ([\w-]{43})$/i.exec(header)?.[1];
