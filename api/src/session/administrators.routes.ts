import { administratorCalls } from '@helpdesk/contract/calls/administrators';
import { messagesIn } from '@helpdesk/words/server-messages';
import { type Context, Hono } from 'hono';

import type { Pool, Sql } from '#db/sql.ts';
import { ownerOf } from '#http/admin-only.ts';
import { answer, uncached } from '#http/answer.ts';
import { languageOf } from '#http/language.ts';
import type { OriginOf } from '#http/origin.ts';
import { found, type MessageKey, Problem, refuseFields } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import type { SecurityLog } from '#security-log.ts';
import {
  changePerson,
  disableAdministrator,
  enableAdministrator,
  findAdministrator,
  lockAdministrators,
  type Person,
  readAdministrators,
} from './administrators.sql.ts';
import { inviteLink } from './invite-link.ts';
import { deleteInvite, findInvitation, type Invited, readInvites } from './invites.sql.ts';
import { inviteLifetimeMs, makeInvite } from './invites.ts';

/** Sends one mail; rejects when the mail server did not take it. */
export type SendMail = (mail: { to: string; subject: string; text: string }) => Promise<unknown>;

type Change = Partial<Person> & { isDisabled?: boolean };

/** What administrators do with whoever works in the back-office. */
export function administratorRoutes(sql: Pool, now: () => number, originOf: OriginOf, log: SecurityLog, sendMail?: SendMail) {
  /** A one-time link, mailed where mails are sent. */
  async function handOut(c: Context, email: string, as: Omit<Invited, 'email'>) {
    const at = now();
    const link = inviteLink(originOf(c), await makeInvite(sql, email, new Date(at), { ...as, grantedBy: ownerOf(c).id }));
    const m = messagesIn(languageOf(c));
    const isInvitation = as.role !== undefined;
    const mailing = sendMail?.({
      to: email,
      subject: isInvitation ? m.mail_invite_subject() : m.mail_password_subject(),
      text: isInvitation ? m.mail_invite_text({ link }) : m.mail_password_given_text({ link }),
    });
    // Who mails cannot be told more than that it did not work: the link is there in any case.
    const isMailed = await (mailing ?? Promise.reject(new Error())).then(
      () => true,
      () => false,
    );
    return { email, link, expiresAt: new Date(at + inviteLifetimeMs).toISOString(), isMailed };
  }

  return new Hono()
    .get(routePath(administratorCalls.list), async (c) => {
      const { id } = ownerOf(c);
      const at = new Date(now());
      const [administrators, invitations] = await Promise.all([readAdministrators(sql, at), readInvites(sql, at)]);
      return answer(c, administratorCalls.list, {
        administrators: administrators.map(({ usedAt, linkUntil, ...one }) => ({
          ...one,
          usedAt: usedAt?.toISOString() ?? null,
          isSelf: one._id === id,
          linkUntil: linkUntil?.toISOString() ?? null,
        })),
        invitations: invitations.map(({ expiresAt, ...one }) => ({ ...one, expiresAt: expiresAt.toISOString() })),
      });
    })
    .post(routePath(administratorCalls.invite), async (c) => {
      const { email, ...as } = await readJson(c, administratorCalls.invite.body);
      const known = await findAdministrator(sql, email);
      if (known && !known.disabled) refuseFields({ email: 'login_email_known' });
      const made = await handOut(c, email, as);
      log('invite_create', { administrator: ownerOf(c).id, role: as.role });
      return uncached(answer(c, administratorCalls.invite, made, 'server_invited'));
    })
    .post(routePath(administratorCalls.resend), async (c) => {
      const { email, ...as } = found(await findInvitation(sql, c.req.param('id')), 'server_not_found_invitation');
      const made = await handOut(c, email, as);
      log('invite_resend', { administrator: ownerOf(c).id, role: as.role });
      return uncached(answer(c, administratorCalls.resend, made, 'server_invited'));
    })
    .delete(routePath(administratorCalls.withdraw), async (c) => {
      if (!(await deleteInvite(sql, c.req.param('id')))) throw new Problem(404, 'server_not_found_invitation');
      log('invite_withdraw', { administrator: ownerOf(c).id });
      return answer(c, administratorCalls.withdraw, null, 'server_invitation_withdrawn');
    })
    .post(routePath(administratorCalls.makeLink), async (c) => {
      const { endsSecondFactor } = await readJson(c, administratorCalls.makeLink.body);
      const target = c.req.param('id');
      // A session that was left open is not enough for a new password of one's own.
      if (target === ownerOf(c).id) throw new Problem(409, 'server_own_password');
      const known = found(
        (await readAdministrators(sql, new Date(now()))).find(({ _id, isDisabled }) => _id === target && !isDisabled),
        'server_not_found_administrator',
      );
      const made = await handOut(c, known.email, { keepsFactor: !endsSecondFactor });
      log('password_link_make', { administrator: ownerOf(c).id, target });
      return uncached(answer(c, administratorCalls.makeLink, made, 'server_password_link_made'));
    })
    .put(routePath(administratorCalls.update), async (c) => {
      const change = await readJson(c, administratorCalls.update.body);
      const target = c.req.param('id');
      await sql.begin((tx) => changeAdministrator(tx, target, change));
      const concerned = { administrator: ownerOf(c).id, target };
      if (change.name !== undefined) log('administrator_name', concerned);
      if (change.role !== undefined) log('administrator_role', { ...concerned, role: change.role });
      if (change.isDisabled !== undefined) log(change.isDisabled ? 'administrator_disable' : 'administrator_enable', concerned);
      return answer(c, administratorCalls.update, null, saidOf(change));
    });
}

async function changeAdministrator(tx: Sql, target: string, { isDisabled, ...change }: Change): Promise<void> {
  // Two who disable each other at the same moment do not both succeed, and neither do two who take each other's role away.
  const all = await lockAdministrators(tx);
  const known = found(
    all.find(({ id }) => id === target),
    'server_not_found_administrator',
  );
  const leaves = known.role === 'administrator' && (isDisabled || (change.role ?? known.role) !== 'administrator');
  const isLast = !all.some(({ id, role, canLogIn }) => canLogIn && role === 'administrator' && id !== target);
  if (leaves && isLast) throw new Problem(409, 'server_last_administrator');
  await changePerson(tx, target, change);
  if (isDisabled === true) await disableAdministrator(tx, known.email);
  if (isDisabled === false) await enableAdministrator(tx, target);
}

function saidOf({ isDisabled }: Change): MessageKey {
  if (isDisabled === undefined) return 'server_person_changed';
  return isDisabled ? 'server_administrator_disabled' : 'server_administrator_enabled';
}
