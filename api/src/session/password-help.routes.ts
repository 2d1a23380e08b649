import { sessionCalls } from '@helpdesk/contract/calls/session';
import { messagesIn } from '@helpdesk/words/server-messages';
import { Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { bucketOf, takeToken } from '#db/token-bucket.ts';
import { answer, uncached } from '#http/answer.ts';
import { languageOf } from '#http/language.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import type { SubmissionLimit } from '#http/submission-limit.ts';
import { logger } from '#logger.ts';
import type { SecurityLog } from '#security-log.ts';
import type { SendMail } from './administrators.routes.ts';
import { findAdministrator } from './administrators.sql.ts';
import { inviteLink } from './invite-link.ts';
import { mailedLifetimeMs, makeMailedLink } from './invites.ts';

/** Mails that somebody who forgot their password gets in an hour, whoever asks for them. */
export const mailsPerHour = 3;

interface PasswordHelp {
  /** What one network may ask for. */
  limit: SubmissionLimit;
  /** Absent: nothing is mailed, and others help. */
  mail?: { send: SendMail; origin: string };
  log: SecurityLog;
}

/**
 * “Forgot password?” (decision 093). Whoever asks is answered before anybody is looked up, so that neither the answer nor its time tells who has
 * an account.
 */
export function passwordHelpRoutes(sql: Pool, now: () => number, { limit, mail, log }: PasswordHelp) {
  /** One after the other: many who ask at once keep nobody else waiting. */
  let before: Promise<unknown> = Promise.resolve();

  async function mailLink(email: string, language: ReturnType<typeof languageOf>, { send, origin }: { send: SendMail; origin: string }) {
    const known = await findAdministrator(sql, email);
    log('password_link_ask', { administrator: known?.id });
    if (!known || known.disabled) return;
    const at = new Date(now());
    const account = bucketOf(`password link ${known.id}`, mailsPerHour, mailedLifetimeMs);
    if ((await takeToken(sql, account, at)) > 0) return;
    const m = messagesIn(language);
    const link = inviteLink(origin, await makeMailedLink(sql, known.email, at));
    await send({ to: known.email, subject: m.mail_password_subject(), text: m.mail_password_text({ link }) }).catch(() =>
      log('password_link_fail', { administrator: known.id }),
    );
  }

  return new Hono()
    .get(routePath(sessionCalls.passwordHelp), (c) => uncached(answer(c, sessionCalls.passwordHelp, { isMailed: mail !== undefined })))
    .post(routePath(sessionCalls.askLink), async (c) => {
      const { email } = await readJson(c, sessionCalls.askLink.body);
      await limit.take(c, sql);
      if (mail) {
        const language = languageOf(c);
        before = before.then(() => mailLink(email, language, mail)).catch((error: Error) => logger.error(error.message));
      }
      return uncached(answer(c, sessionCalls.askLink, null, 'server_password_link_asked'));
    });
}
