import { calls } from '@helpdesk/contract/calls/calls';
import { sessionCalls } from '@helpdesk/contract/calls/session';
import { mayDo, type Role } from '@helpdesk/contract/roles/roles';
import { leastRole, leastRoleOfTable } from '@helpdesk/contract/roles/who-may';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { Problem } from './problem.ts';
import { routePath } from './route-path.ts';

declare module 'hono' {
  interface ContextVariableMap {
    owner: SessionOwner;
  }
}

/** Who is logged in. */
export interface SessionOwner {
  /** Of the administrator. */
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly sessionId: string;
}

/** Finds who a token belongs to, while the session lives. */
type Authenticate = (token: string) => Promise<SessionOwner | undefined>;

/**
 * The guard of every call that the contract marks with `token` (product 9.4): stands before all routes, so that none of
 * them can forget it. 401 without a token of a living session, 403 where its owner's role does not include the call (`roles/who-may.ts`).
 */
export function adminOnly(authenticate: Authenticate) {
  const app = new Hono();
  for (const [group, ofGroup] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(ofGroup)) {
      if (call.token) app.on(call.method, routePath(call), guard(authenticate, leastRole(group, name), call !== sessionCalls.logout));
    }
  }
  return app;
}

/** @param asksAgain whether the right is checked once more before an answer goes out: what was read for long goes to nobody who lost it meanwhile */
const guard =
  (authenticate: Authenticate, least: Role, asksAgain: boolean): MiddlewareHandler =>
  async (c, next) => {
    const admitted = async () => {
      const token = bearerToken(c.req.header('Authorization'));
      const owner = token && (await authenticate(token));
      if (!owner) throw new Problem(401, 'server_login_needed', { headers: { 'WWW-Authenticate': 'Bearer' } });
      const isChange = c.req.method !== 'GET';
      const mayChange = !isChange || mayDo(owner.role, leastRoleOfTable(c.req.param('table')));
      if (!mayDo(owner.role, least) || !mayChange) throw new Problem(403, 'server_role_lacks');
      return owner;
    };
    c.set('owner', await admitted());
    await next();
    if (asksAgain && c.res.ok && ['GET', 'POST'].includes(c.req.method)) await orNothing(c, admitted);
    c.header('Cache-Control', 'no-store');
  };

/** Drops the answer that is ready when `check` throws. */
async function orNothing(c: Context, check: () => Promise<unknown>): Promise<void> {
  try {
    await check();
  } catch (refusal) {
    // The refusal takes the other headers on, and has another length.
    c.res.headers.delete('Content-Length');
    throw refusal;
  }
}

/** E-mail of who is logged in, in a guarded call. */
export const administratorOf = (c: Context): string => c.get('owner').email;

/** Who is logged in, in a guarded call. */
export const ownerOf = (c: Context): SessionOwner => c.get('owner');

/** The token of an Authorization header: 43 letters of base64url. */
export const bearerToken = (header = ''): string | undefined => /^Bearer ([\w-]{43})$/i.exec(header)?.[1];
