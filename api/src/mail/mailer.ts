import { setTimeout as pause } from 'node:timers/promises';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Pool } from '#db/sql.ts';
import { latestHonest } from '#db/time/other-time.ts';
import { logger } from '#logger.ts';
import { helpdeskMail, visitorMail } from './mail.ts';
import { noteFailed, noteReturned, noteSent, takeDueJob } from './mail-jobs.sql.ts';

const pollIntervalMs = 30_000;
const firstRetryMs = 60_000;
const maxRetryMs = 3_600_000;
/** Three days: counted in attempts, which no clock can change. */
const mostAttempts = 78;

interface MailTo {
  smtpUrl: string;
  to: string;
  from: string;
}

export interface Mailer {
  /** Sends a mail of ours at once; rejects when the mail server did not take it. */
  send(mail: { to: string; subject: string; text: string }): Promise<unknown>;
  /** Looks for mails at once; answers nobody and keeps nobody waiting. */
  wake(): void;
  /** Lets the mail on its way finish for at most `limit` milliseconds. One that does not is sent by the next start. */
  stop(limit: number): Promise<void>;
}

/** A mail says who wants to come, and how to call them: past this machine it goes encrypted, or not at all. */
export const isDistant = (smtpUrl: string): boolean => !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(smtpUrl).hostname);

/** The library begins with the first mail: servers start without it. */
async function openTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    requireTLS: isDistant(smtpUrl),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
}

/** Mails what waits in the job table, one after the other, until it is stopped. Several servers may do so at once. */
export function startMailer(sql: Pool, { smtpUrl, to, from }: MailTo, now: () => number = Date.now): Mailer {
  // A connection for each mail, as the library has it by default: nothing would be gained by keeping it.
  const send = async (mail: SendMailOptions) => (await openTransport(smtpUrl)).sendMail(mail);
  let stopping = false;
  let isWoken = false;
  let endPause = () => {};

  const wake = () => {
    isWoken = true;
    endPause();
  };
  const ended = (async () => {
    while (!stopping) {
      isWoken = false;
      const wasThereOne = await mailNext(sql, send, { to, from }, now).catch((error: Error) => {
        logger.error(error.message);
        return false;
      });
      if (!wasThereOne && !isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pollIntervalMs);
          endPause = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  })();
  return {
    send: (mail) => send({ ...mail, from, headers: { 'Auto-Submitted': 'auto-generated' } }),
    wake,
    stop: async (limit) => {
      stopping = true;
      wake();
      await Promise.race([ended, pause(limit, undefined, { ref: false })]);
    },
  };
}

/**
 * Sends the mail that has waited longest, in the transaction that holds its job: no other worker takes it meanwhile, and
 * when this server dies it is free again.
 * @returns false when none is due
 */
export async function mailNext(
  sql: Pool,
  send: (mail: SendMailOptions) => Promise<unknown>,
  addresses: { to: string; from: string },
  now: () => number,
): Promise<boolean> {
  return sql.begin(async (tx) => {
    const due = new Date(now());
    const job = await takeDueJob(tx, due, latestHonest(due, maxRetryMs));
    if (!job) return false;
    const mailOf = job.recipient === 'visitor' ? visitorMail : helpdeskMail;
    const sending = async () => void (await send(mailOf(job, addresses)));
    const refusal = await sending().catch((error: MailError) => error);
    const at = new Date(now());
    if (refusal === undefined) {
      await noteSent(tx, job, at);
      return true;
    }
    const failure = codesOf(refusal);
    const isFinal = job.recipient === 'visitor' && isRefusedForGood(refusal);
    const isGivenUp = isFinal || job.attempts + 1 >= mostAttempts;
    const waitMs = Math.min(firstRetryMs * 2 ** job.attempts, maxRetryMs);
    await noteFailed(tx, job, failure, isGivenUp ? null : new Date(at.getTime() + waitMs), at);
    if (isFinal && !isRefusalOfPolicy(refusal)) await noteReturned(tx, job, at);
    else if (isGivenUp) logger.error(`The mail about ${job.reference} was given up at attempt ${job.attempts + 1}: ${failure}.`);
    return true;
  });
}

interface MailError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** The address itself was refused, and always will be. */
const isRefusedForGood = ({ command, responseCode = 0 }: MailError): boolean =>
  command === 'RCPT TO' && responseCode >= 550 && responseCode <= 559;

/** 5.7 of RFC 3463: what it holds against is who sends, such as a relay that is set up wrongly; the address may be good. */
const isRefusalOfPolicy = ({ response = '' }: MailError): boolean => /^\d{3}[ -]5\.7\./.test(response);

/** What a mail server says may repeat what a visitor wrote; its numbers cannot. */
const codesOf = ({ code, responseCode }: MailError): string => [code, responseCode].filter(Boolean).join(' ') || 'unknown';
