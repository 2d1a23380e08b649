import type { Pool, Sql } from '#db/sql.ts';
import { latestHonest } from '#db/time/other-time.ts';
import { bucketOf, takeToken } from '#db/token-bucket.ts';
import { Problem } from '#http/problem.ts';
import { digestOf } from '#http/secret.ts';
import {
  deleteFailures,
  deleteUncounted,
  type Failures,
  findFailures,
  isKnownNetwork,
  lockSubject,
  putFailures,
  putKnownNetwork,
} from './login-failures.sql.ts';

/** Attempts that cost no wait: a person mistypes. */
const free = 5;
const longestSeconds = 60;
const forgottenAfterMs = 3_600_000;

const dayMs = 24 * forgottenAfterMs;
/** A network counts as an account's own for so long after the last login from there. */
export const knownForMs = 90 * dayMs;
/** Attempts on one account from all networks that are not its own: 100 a day. */
const ofAccount = { size: 100, window: dayMs };
/** Attempts from one network on all accounts of which it is not one: 60 in 10 minutes. */
const ofNetwork = { size: 60, window: 600_000 };
/**
 * Passwords that are looked at for one account from one network of its own while an attempt there has to wait: only the right one is answered. For half
 * an hour of 10 a second, and few enough in a day that no password is found that takes 10^8 guesses.
 */
const ofRightAnswer = { size: 20_000, window: dayMs };

/** Seconds until the next attempt is heard: 1, 2, 4 … 60. */
const delayAfter = (failures: number): number => (failures < free ? 0 : Math.min(2 ** (failures - free), longestSeconds));

/** Only hashes of e-mail and network are kept. */
const subjects = (email: string, network: string) => ({
  account: `login account ${email.toLowerCase()}`,
  network: `login network ${network}`,
  pair: digestOf(`both ${email.toLowerCase()} ${network}`),
  /** What fails after the right password, as a code does: nobody else's wrong passwords count here. */
  afterPassword: digestOf(`after password ${email.toLowerCase()} ${network}`),
});

/** Whence an attempt comes. */
export interface Whence {
  readonly network: string;
  /** The token of the session that the browser holds or last held. */
  readonly token?: string | undefined;
}

/** A device that logged in to this account before stands for itself, wherever it is; else what counts is the network. */
const deviceOf = (email: string, token: string) => digestOf(`device ${email.toLowerCase()} ${token}`);

async function sourceOf(sql: Sql, email: string, { network, token }: Whence, now: Date): Promise<{ source: string; isDevice: boolean }> {
  const isDevice = token !== undefined && (await isKnownNetwork(sql, deviceOf(email, token), later(now, -knownForMs)));
  return isDevice ? { source: `device ${token}`, isDevice } : { source: network, isDevice };
}

interface Attempt {
  /** Whether the account's owner has logged in from this network before. */
  readonly isKnown: boolean;
  /** What a wrong password is answered by, where the attempt has to wait and only the right one is answered. */
  readonly refusal?: Problem;
  /** After the right password from a network of the account's own: what is asked for besides has waits of its own. */
  readonly admitFurther?: (() => Promise<unknown>) | undefined;
  /** For an attempt that could not be looked at: it counts no more, and its turn is there again. */
  withdraw(): Promise<void>;
}

/**
 * Lets a login be tried, and counts it as failed until `noteLogin`, so that many at once gain nothing. Or throws 429, and
 * then nothing is written.
 *
 * Who is told a number of seconds is heard after them: only what the same account fails from the same network moves that
 * moment, and the attempt is paid for in advance. From a network that is not the account's own an attempt costs a token of
 * the account and one of the network; where there is none no number is told, since others may be quicker (decision 054).
 * From a network of its own the password is looked at all the same while others there make it wait.
 */
export async function admitAttempt(sql: Pool, email: string, from: Whence, now: Date): Promise<Attempt> {
  const { source, isDevice } = await sourceOf(sql, email, from, now);
  const { account, network, pair, afterPassword } = subjects(email, source);
  const counted = { from: later(now, -forgottenAfterMs), to: latestHonest(now) };
  const pay = async (tx: Sql) =>
    (await takeToken(tx, bucketOf(network, ofNetwork.size, ofNetwork.window), now)) === 0 &&
    (await takeToken(tx, bucketOf(account, ofAccount.size, ofAccount.window), now)) === 0;
  const decide = async (tx: Sql, subject: Buffer, isOwn: boolean): Promise<Attempt> => {
    await lockSubject(tx, subject);
    const isKnown = isOwn || (await isKnownNetwork(tx, pair, later(now, -knownForMs)));
    const admitFurther = isKnown && !isOwn ? () => sql.begin((further) => decide(further, afterPassword, true)) : undefined;
    const before = await findFailures(tx, subject, counted);
    const wait = before ? Math.ceil((before.freeAt.getTime() - now.getTime()) / 1_000) : 0;
    const isPaid = isKnown || before?.hasTurn === true;
    if (wait > 0 && isPaid) {
      const refusal = new Problem(429, 'server_login_wait', { count: wait, headers: { 'Retry-After': `${wait}` } });
      const isLookedAt =
        isKnown &&
        !isOwn &&
        (await takeToken(tx, bucketOf(`right answer ${source} ${account}`, ofRightAnswer.size, ofRightAnswer.window), now)) === 0;
      if (!isLookedAt) throw refusal;
      return { isKnown, refusal, admitFurther, withdraw: async () => {} };
    }
    if (wait > 0 || !(isPaid || (await pay(tx)))) throw new Problem(429, 'server_login_closed');
    const failures = (before?.failures ?? 0) + 1;
    const after: Failures = { failures, freeAt: later(now, delayAfter(failures) * 1_000), hasTurn: isKnown || (await pay(tx)) };
    await putFailures(tx, subject, after, now);
    await deleteUncounted(tx, counted);
    return {
      isKnown,
      admitFurther,
      withdraw: () =>
        before ? putFailures(sql, subject, { ...before, hasTurn: isPaid || after.hasTurn }, now) : deleteFailures(sql, subject),
    };
  };
  return sql.begin((tx) => decide(tx, pair, isDevice));
}

/** After the right password: the network is the account's own from now on. */
export async function noteLogin(sql: Sql, email: string, from: Whence, now: Date): Promise<void> {
  const { source } = await sourceOf(sql, email, from, now);
  for (const each of new Set([source, from.network])) {
    const { pair, afterPassword } = subjects(email, each);
    await deleteFailures(sql, pair);
    await deleteFailures(sql, afterPassword);
  }
  await putKnownNetwork(sql, subjects(email, from.network).pair, now);
}

/** The device that holds a session's token is the account's own from now on. */
export const noteDevice = (sql: Sql, email: string, token: string, now: Date): Promise<void> =>
  putKnownNetwork(sql, deviceOf(email, token), now);

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
