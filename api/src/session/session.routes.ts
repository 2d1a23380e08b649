import { sessionCalls } from '@helpdesk/contract/calls/session';
import { type Context, Hono } from 'hono';

import type { Pool, Sql } from '#db/sql.ts';
import { bearerToken, ownerOf } from '#http/admin-only.ts';
import { answer, uncached } from '#http/answer.ts';
import { Problem, refuseFields } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { digestOf } from '#http/secret.ts';
import type { SecurityLog } from '#security-log.ts';
import { findAdministrator, hasAdministrator, putAdministrator, readName, readPerson, replacePassword } from './administrators.sql.ts';
import type { Attempts } from './attempts.ts';
import { isCommonPassword } from './common-password.ts';
import { deviceOf } from './device.ts';
import { type Invited, takeInvite } from './invites.sql.ts';
import { livingInvite } from './invites.ts';
import { noteDevice } from './login-throttle.ts';
import { hashPassword } from './password.ts';
import { useCode } from './second-factor.ts';
import { endSession, openSession } from './sessions.ts';

export function sessionRoutes(sql: Pool, now: () => number, attempts: Attempts, log: SecurityLog) {
  /** The second factor, after the right password: until then the attempt counts as failed. */
  async function checkCode(administrator: string, code: string | undefined): Promise<void> {
    const headers = { 'WWW-Authenticate': 'Bearer' };
    if (code === undefined) throw new Problem(401, 'server_login_code', { errors: { code: 'login_code_required' }, headers });
    const used = await useCode(sql, administrator, code, now());
    if (used === 'recovery') log('recovery_code_use', { administrator });
    if (used) return;
    log('login_fail', { administrator });
    throw new Problem(401, 'server_login_code', { errors: { code: 'login_code_wrong' }, headers });
  }

  /** A session in the place of the one that the browser still held. */
  async function openInPlace(on: Sql, c: Context, administrator: string, email: string): Promise<string> {
    const held = bearerToken(c.req.header('Authorization'));
    if (held) await endSession(on, held);
    const token = await openSession(on, administrator, new Date(now()), deviceOf(c.req.header('User-Agent') ?? ''));
    await noteDevice(on, email, token, new Date(now()));
    return token;
  }

  /** Whom somebody vouches for: a second factor that they had is over. */
  async function letIn(tx: Sql, email: string, passwordHash: string, invite: Invited) {
    const id = await putAdministrator(tx, email, passwordHash, invite);
    const { role } = await readPerson(tx, id);
    return { id, role, hasSecondFactor: false };
  }

  return new Hono()
    .post(routePath(sessionCalls.login), async (c) => {
      const { email, password, code } = await readJson(c, sessionCalls.login.body);
      const administrator = await findAdministrator(sql, email);
      const isRight = await attempts.tryPassword(c, email, password, administrator);
      if (!administrator || !isRight) throw new Problem(401, 'server_login_refused', { headers: { 'WWW-Authenticate': 'Bearer' } });
      if (administrator.hasSecondFactor) await checkCode(administrator.id, code);
      await attempts.noteSuccess(sql, c, email);
      const token = await openInPlace(sql, c, administrator.id, email);
      log('login_success', { administrator: administrator.id });
      return uncached(
        answer(c, sessionCalls.login, { token, administratorId: administrator.id, role: administrator.role }, 'server_logged_in'),
      );
    })
    .post(routePath(sessionCalls.acceptInvite), async (c) => {
      const { token, email, password } = await readJson(c, sessionCalls.acceptInvite.body);
      const invite = await livingInvite(sql, token, new Date(now()));
      if (!invite) throw new Problem(400, 'server_invite_refused');
      if (invite.email && invite.email.toLowerCase() !== email.toLowerCase()) refuseFields({ email: 'login_email_other' });
      const known = { name: invite.name || (await readName(sql, email)), host: new URL(c.req.url).hostname };
      if (await isCommonPassword(password, email, known)) refuseFields({ password: 'login_password_common' });
      // Before the transaction: nothing is locked while a password is hashed.
      const passwordHash = await hashPassword(password);
      const opened = await sql.begin(async (tx) => {
        const isTaken = await takeInvite(tx, digestOf(token));
        if (!isTaken || (!invite.email && (await hasAdministrator(tx)))) throw new Problem(400, 'server_invite_refused');
        const chosen = invite.keepsFactor ? await replacePassword(tx, email, passwordHash) : await letIn(tx, email, passwordHash, invite);
        if (!chosen) throw new Problem(400, 'server_invite_refused');
        if (chosen.hasSecondFactor) return { administratorId: chosen.id };
        await attempts.noteSuccess(tx, c, email);
        return { token: await openInPlace(tx, c, chosen.id, email), administratorId: chosen.id, role: chosen.role };
      });
      log(invite.keepsFactor ? 'password_link_use' : 'invite_use', { administrator: opened.administratorId });
      if (opened.token === undefined) return uncached(answer(c, sessionCalls.acceptInvite, null, 'server_password_replaced'));
      return uncached(answer(c, sessionCalls.acceptInvite, opened, 'server_invite_accepted'));
    })
    .post(routePath(sessionCalls.logout), async (c) => {
      await endSession(sql, bearerToken(c.req.header('Authorization')) ?? '');
      log('logout', { administrator: ownerOf(c).id });
      return answer(c, sessionCalls.logout, null, 'server_logged_out');
    });
}
