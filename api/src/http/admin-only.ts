import { calls } from '@helpdesk/contract/calls';
import { Hono, type MiddlewareHandler } from 'hono';
import { Problem } from './problem.ts';
import { routePath } from './route-path.ts';

/**
 * The guard of every call that the contract marks with `token` (decision W7): stands before all routes, so that none of
 * them can forget it. 401 without a token of a living session.
 * @param isKnown whether a token belongs to a session that lives
 */
export function adminOnly(isKnown: (token: string) => Promise<boolean>) {
  const app = new Hono();
  const guarded = Object.values(calls)
    .flatMap((ofEntity) => Object.values(ofEntity))
    .filter(({ token }) => token);
  for (const call of guarded) app.on(call.method, routePath(call), guard(isKnown));
  return app;
}

const guard =
  (isKnown: (token: string) => Promise<boolean>): MiddlewareHandler =>
  async (c, next) => {
    const token = bearerToken(c.req.header('Authorization'));
    if (!token || !(await isKnown(token))) {
      throw new Problem(401, 'server_login_needed', { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    await next();
    c.header('Cache-Control', 'no-store');
  };

/** The token of an Authorization header: 43 letters of base64url. */
export const bearerToken = (header = ''): string | undefined => /^Bearer ([\w-]{43})$/i.exec(header)?.[1];
