import { accountCalls } from '@helpdesk/contract/calls/account';
import { type Context, Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { ownerOf } from '#http/admin-only.ts';
import { answer, uncached } from '#http/answer.ts';
import { Problem, refuseFields } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import type { SecurityLog } from '#security-log.ts';
import { changePerson, findAdministrator, readColleagues, readPerson, setPassword } from './administrators.sql.ts';
import type { Attempts } from './attempts.ts';
import { isCommonPassword } from './common-password.ts';
import { hashPassword } from './password.ts';
import { countRecoveryCodes, endSecondFactor, offerSecret, readSecrets, startSecondFactor } from './second-factor.sql.ts';
import { newRecoveryCodes, newSecret, recoveryHash, secretLink, stepOf, useCode } from './second-factor.ts';
import { deleteOtherSessions, deleteOwnSession } from './sessions.sql.ts';
import { livingSessions } from './sessions.ts';

/** What administrators do with their own account. */
export function accountRoutes(sql: Pool, now: () => number, attempts: Attempts, log: SecurityLog) {
  /** Asks for the password once more, under the same waits as a login: a session that was left open is not enough. */
  async function confirmPassword(c: Context, password: string, field: string, isCodeRight?: () => Promise<unknown>): Promise<void> {
    const { email } = ownerOf(c);
    const isRight = await attempts.tryPassword(c, email, password, await findAdministrator(sql, email));
    if (!isRight) refuseFields({ [field]: 'login_password_wrong' });
    if (isCodeRight && !(await isCodeRight())) refuseFields({ code: 'login_code_wrong' });
    await attempts.noteSuccess(sql, c, email);
  }

  return new Hono()
    .get(routePath(accountCalls.read), async (c) => {
      const { id, email, sessionId } = ownerOf(c);
      const sessions = (await livingSessions(sql, id, new Date(now()))).map((session) => ({
        _id: session.id,
        device: session.device,
        openedAt: session.openedAt.toISOString(),
        usedAt: session.usedAt.toISOString(),
        isThis: session.id === sessionId,
      }));
      const [{ name, role }, { active }, recoveryCodes] = await Promise.all([
        readPerson(sql, id),
        readSecrets(sql, id),
        countRecoveryCodes(sql, id),
      ]);
      return answer(c, accountCalls.read, { email, name, role, hasSecondFactor: active !== undefined, recoveryCodes, sessions });
    })
    .get(routePath(accountCalls.colleagues), async (c) => {
      const { id } = ownerOf(c);
      return answer(
        c,
        accountCalls.colleagues,
        (await readColleagues(sql)).map((one) => ({ ...one, isSelf: one._id === id })),
      );
    })
    .post(routePath(accountCalls.changeName), async (c) => {
      const { name } = await readJson(c, accountCalls.changeName.body);
      const { id } = ownerOf(c);
      await changePerson(sql, id, { name });
      log('name_change', { administrator: id });
      return answer(c, accountCalls.changeName, null, 'server_name_changed');
    })
    .post(routePath(accountCalls.changePassword), async (c) => {
      const { current, password } = await readJson(c, accountCalls.changePassword.body);
      const { id, email, sessionId } = ownerOf(c);
      await confirmPassword(c, current, 'current');
      if (await isCommonPassword(password, email, { ...(await readPerson(sql, id)), host: new URL(c.req.url).hostname }))
        refuseFields({ password: 'login_password_common' });
      const passwordHash = await hashPassword(password);
      await sql.begin(async (tx) => {
        await setPassword(tx, id, passwordHash);
        await deleteOtherSessions(tx, id, sessionId);
      });
      log('password_change', { administrator: id });
      return answer(c, accountCalls.changePassword, null, 'server_password_changed');
    })
    .delete(routePath(accountCalls.endSession), async (c) => {
      const { id } = ownerOf(c);
      const session = c.req.param('id');
      if (!(await deleteOwnSession(sql, id, session))) throw new Problem(404, 'server_not_found_session');
      log('session_end', { administrator: id });
      return answer(c, accountCalls.endSession, null, 'server_session_ended');
    })
    .post(routePath(accountCalls.endOtherSessions), async (c) => {
      const { id, sessionId } = ownerOf(c);
      await deleteOtherSessions(sql, id, sessionId);
      log('session_end', { administrator: id });
      return answer(c, accountCalls.endOtherSessions, null, 'server_sessions_ended');
    })
    .post(routePath(accountCalls.startSecondFactor), async (c) => {
      const { password } = await readJson(c, accountCalls.startSecondFactor.body);
      const { id, email } = ownerOf(c);
      if ((await readSecrets(sql, id)).active) throw new Problem(409, 'server_second_factor_on');
      await confirmPassword(c, password, 'password');
      const secret = newSecret();
      await offerSecret(sql, id, secret);
      return uncached(
        answer(c, accountCalls.startSecondFactor, { secret, link: secretLink(secret, email) }, 'server_second_factor_offered'),
      );
    })
    .post(routePath(accountCalls.confirmSecondFactor), async (c) => {
      const { code } = await readJson(c, accountCalls.confirmSecondFactor.body);
      const { id, sessionId } = ownerOf(c);
      const { offered } = await readSecrets(sql, id);
      if (offered === undefined) throw new Problem(409, 'server_second_factor_not_started');
      const step = stepOf(offered, code.replaceAll(/\s/g, ''), now());
      if (step === undefined) throw new Problem(400, 'server_bad_form', { errors: { code: 'login_code_wrong' } });
      const recoveryCodes = newRecoveryCodes();
      await startSecondFactor(sql, id, step, recoveryCodes.map(recoveryHash));
      // Whoever is logged in without it logs in again.
      await deleteOtherSessions(sql, id, sessionId);
      log('second_factor_on', { administrator: id });
      return uncached(answer(c, accountCalls.confirmSecondFactor, { recoveryCodes }, 'server_second_factor_started'));
    })
    .post(routePath(accountCalls.endSecondFactor), async (c) => {
      const { password, code } = await readJson(c, accountCalls.endSecondFactor.body);
      const { id } = ownerOf(c);
      await confirmPassword(c, password, 'password', () => useCode(sql, id, code, now()));
      await endSecondFactor(sql, id);
      log('second_factor_off', { administrator: id });
      return answer(c, accountCalls.endSecondFactor, null, 'server_second_factor_ended');
    });
}
