import { administratorCalls } from '@helpdesk/contract/calls/administrators';
import { messagesIn } from '@helpdesk/words/all-messages';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { ownerOf } from '#http/admin-only.ts';
import { answer } from '#http/answer.ts';
import { languageOf } from '#http/language.ts';
import type { OriginOf } from '#http/origin.ts';
import { Problem, refuseFields } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import type { SecurityLog } from '#security-log.ts';
import {
  disableAdministrator,
  enableAdministrator,
  findAdministrator,
  lockAdministrators,
  readAdministrators,
} from './administrators.sql.ts';
import { inviteLink } from './invite-link.ts';
import { deleteInvite, readInvites } from './invites.sql.ts';
import { inviteLifetimeMs, makeInvite } from './invites.ts';

/** Sends one mail; rejects when the mail server did not take it. */
export type SendMail = (mail: { to: string; subject: string; text: string }) => Promise<unknown>;

/** What administrators do with each other. @param sendMail absent: nothing is mailed */
export function administratorRoutes(sql: Pool, now: () => number, originOf: OriginOf, log: SecurityLog, sendMail?: SendMail) {
  return new Hono()
    .get(routePath(administratorCalls.list), async (c) => {
      const { id } = ownerOf(c);
      const [administrators, invitations] = await Promise.all([readAdministrators(sql), readInvites(sql, new Date(now()))]);
      return answer(c, administratorCalls.list, {
        administrators: administrators.map(({ usedAt, ...one }) => ({
          ...one,
          usedAt: usedAt?.toISOString() ?? null,
          isSelf: one._id === id,
        })),
        invitations: invitations.map(({ expiresAt, ...one }) => ({ ...one, expiresAt: expiresAt.toISOString() })),
      });
    })
    .post(routePath(administratorCalls.invite), async (c) => {
      const { email } = await readJson(c, administratorCalls.invite.body);
      const known = await findAdministrator(sql, email);
      if (known && !known.disabled) refuseFields({ email: 'login_email_known' });
      const at = now();
      const link = inviteLink(originOf(c), await makeInvite(sql, email, new Date(at)));
      const m = messagesIn(languageOf(c));
      const mailing = sendMail?.({ to: email, subject: m.mail_invite_subject(), text: m.mail_invite_text({ link }) });
      // Who mails cannot be told more than that it did not work: the link is there in any case.
      const isMailed = await (mailing ?? Promise.reject(new Error())).then(
        () => true,
        () => false,
      );
      log('invite_create', { administrator: ownerOf(c).id });
      const expiresAt = new Date(at + inviteLifetimeMs).toISOString();
      c.header('Cache-Control', 'no-store');
      return answer(c, administratorCalls.invite, { email, link, expiresAt, isMailed }, 'server_invited');
    })
    .delete(routePath(administratorCalls.withdraw), async (c) => {
      if (!(await deleteInvite(sql, c.req.param('id')))) throw new Problem(404, 'server_not_found_invitation');
      log('invite_withdraw', { administrator: ownerOf(c).id });
      return answer(c, administratorCalls.withdraw, null, 'server_invitation_withdrawn');
    })
    .put(routePath(administratorCalls.update), async (c) => {
      const { isDisabled } = await readJson(c, administratorCalls.update.body);
      const target = c.req.param('id');
      await sql.begin(async (tx) => {
        // Two who disable each other at the same moment do not both succeed.
        const all = await lockAdministrators(tx);
        const known = all.find(({ id }) => id === target);
        if (!known) throw new Problem(404, 'server_not_found_administrator');
        if (!isDisabled) return enableAdministrator(tx, target);
        if (!all.some(({ id, canLogIn }) => canLogIn && id !== target)) throw new Problem(409, 'server_last_administrator');
        return disableAdministrator(tx, known.email);
      });
      log(isDisabled ? 'administrator_disable' : 'administrator_enable', { administrator: ownerOf(c).id, target });
      return answer(c, administratorCalls.update, null, isDisabled ? 'server_administrator_disabled' : 'server_administrator_enabled');
    });
}
