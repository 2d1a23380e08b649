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

/** Seconds until the next attempt is heard: 1, 2, 4 … 60. */
const delayAfter = (failures: number): number => (failures < free ? 0 : Math.min(2 ** (failures - free), longestSeconds));

/** Only hashes of e-mail and network are kept. */
const subjects = (email: string, network: string) => ({
  account: `login account ${email.toLowerCase()}`,
  network: `login network ${network}`,
  pair: digestOf(`both ${email.toLowerCase()} ${network}`),
});

interface Attempt {
  /** Whether the account's owner has logged in from this network before. */
  readonly isKnown: boolean;
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
 */
export async function admitAttempt(sql: Pool, email: string, from: string, now: Date): Promise<Attempt> {
  const { account, network, pair } = subjects(email, from);
  const counted = { from: later(now, -forgottenAfterMs), to: latestHonest(now) };
  const pay = async (tx: Sql) =>
    (await takeToken(tx, bucketOf(network, ofNetwork.size, ofNetwork.window), now)) === 0 &&
    (await takeToken(tx, bucketOf(account, ofAccount.size, ofAccount.window), now)) === 0;
  return sql.begin(async (tx): Promise<Attempt> => {
    await lockSubject(tx, pair);
    const isKnown = await isKnownNetwork(tx, pair, later(now, -knownForMs));
    const before = await findFailures(tx, pair, counted);
    const wait = before ? Math.ceil((before.freeAt.getTime() - now.getTime()) / 1_000) : 0;
    const isPaid = isKnown || before?.hasTurn === true;
    if (wait > 0 && isPaid) throw new Problem(429, 'server_login_wait', { count: wait, headers: { 'Retry-After': `${wait}` } });
    if (wait > 0 || !(isPaid || (await pay(tx)))) throw new Problem(429, 'server_login_closed');
    const failures = (before?.failures ?? 0) + 1;
    const after: Failures = { failures, freeAt: later(now, delayAfter(failures) * 1_000), hasTurn: isKnown || (await pay(tx)) };
    await putFailures(tx, pair, after, now);
    await deleteUncounted(tx, counted);
    return {
      isKnown,
      withdraw: () => (before ? putFailures(sql, pair, { ...before, hasTurn: isPaid || after.hasTurn }, now) : deleteFailures(sql, pair)),
    };
  });
}

/** After the right password: the network is the account's own from now on. */
export async function noteLogin(sql: Sql, email: string, from: string, now: Date): Promise<void> {
  const { pair } = subjects(email, from);
  await deleteFailures(sql, pair);
  await putKnownNetwork(sql, pair, now);
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
