import { sessionCalls } from '@helpdesk/contract/session';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { bearerToken } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { clientAddress, networkOf } from '#http/client-address.ts';
import { Problem, refuseFields } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { findAdministrator, hasAdministrator, putAdministrator } from './administrators.sql.ts';
import { findInvite, takeInvite } from './invites.sql.ts';
import { forgiveFailures, takeTurn } from './login-delay.sql.ts';
import { hashPassword, isPassword } from './password.ts';
import { endSession, openSession } from './sessions.sql.ts';

/** @param trustedHops see `clientAddress` */
export const sessionRoutes = (sql: Pool, now: () => number, trustedHops: number) =>
  new Hono()
    .post(routePath(sessionCalls.login), async (c) => {
      const { email, password } = await readJson(c, sessionCalls.login.body);
      const network = networkOf(clientAddress(c, trustedHops));
      const wait = await takeTurn(sql, email, network, new Date(now()));
      if (wait > 0) throw new Problem(429, 'server_login_wait', { count: wait, headers: { 'Retry-After': `${wait}` } });
      const administrator = await findAdministrator(sql, email);
      const isRight = await isPassword(password, administrator?.disabled ? undefined : administrator?.passwordHash);
      if (!administrator || !isRight) throw new Problem(401, 'server_login_refused', { headers: { 'WWW-Authenticate': 'Bearer' } });
      await forgiveFailures(sql, email, network);
      const token = await openSession(sql, administrator.id, new Date(now()));
      return uncached(answer(c, sessionCalls.login, { token, administratorId: administrator.id }, 'server_logged_in'));
    })
    .post(routePath(sessionCalls.acceptInvite), async (c) => {
      const { token, email, password } = await readJson(c, sessionCalls.acceptInvite.body);
      const invite = await findInvite(sql, token, new Date(now()));
      if (!invite) throw new Problem(400, 'server_invite_refused');
      if (invite.email && invite.email.toLowerCase() !== email.toLowerCase()) refuseFields({ email: 'login_email_other' });
      // Before the transaction: nothing is locked while a password is hashed.
      const passwordHash = await hashPassword(password);
      const opened = await sql.begin(async (tx) => {
        const isTaken = await takeInvite(tx, token);
        if (!isTaken || (!invite.email && (await hasAdministrator(tx)))) throw new Problem(400, 'server_invite_refused');
        const id = await putAdministrator(tx, email, passwordHash);
        return { token: await openSession(tx, id, new Date(now())), administratorId: id };
      });
      return uncached(answer(c, sessionCalls.acceptInvite, opened as { token: string; administratorId: string }, 'server_invite_accepted'));
    })
    .post(routePath(sessionCalls.logout), async (c) => {
      await endSession(sql, bearerToken(c.req.header('Authorization')) ?? '');
      return answer(c, sessionCalls.logout, null, 'server_logged_out');
    });

/** An answer with a token in it is kept by no cache. */
function uncached(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
