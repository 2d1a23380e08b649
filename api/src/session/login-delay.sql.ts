import type { Pool, Sql } from '#db/sql.ts';
import { digestOf } from './secret.ts';

/** Attempts that cost no wait: a person mistypes. */
const free = 5;
const longestSeconds = 60;
const forgottenAfterMs = 3_600_000;

/** Seconds until the next attempt is heard: 1, 2, 4 … 60. */
const delayAfter = (failures: number): number => (failures < free ? 0 : Math.min(2 ** (failures - free), longestSeconds));

/** The account that is tried, the network it is tried from, and the two together; only their hashes are kept. */
const subjects = (email: string, network: string) => ({
  account: digestOf(`account ${email.toLowerCase()}`),
  network: digestOf(`network ${network}`),
  both: digestOf(`both ${email.toLowerCase()} ${network}`),
});

/**
 * Whether a login may be tried now. 0: yes, and it counts as failed until `forgiveFailures`, so that many at once gain
 * nothing. Otherwise the seconds to wait.
 *
 * A guessed account makes every network wait before it is heard, but each network has its own turn, kept for it: nobody
 * can use up another's. So the right password gets in after 60 seconds at most, however hard others try from elsewhere.
 */
export async function takeTurn(sql: Pool, email: string, from: string, now: Date): Promise<number> {
  const { account, network, both } = subjects(email, from);
  await forgetOld(sql, now);
  const seconds = await sql.begin(async (tx) => {
    const ofAccount = await lockFailures(tx, account, now);
    const ofNetwork = await lockFailures(tx, network, now);
    const turn = await lockFailures(tx, both, now);

    const isNew = turn.failures === 0;
    const turnAt = isNew ? later(now, delayAfter(ofAccount.failures) * 1_000) : turn.freeAt;
    const freeAt = Math.max(turnAt.getTime(), ofNetwork.freeAt.getTime());
    if (freeAt > now.getTime()) {
      await tx`UPDATE login_failure SET failures = greatest(failures, 1), free_at = ${turnAt}, last_at = ${now} WHERE subject = ${both}`;
      return Math.ceil((freeAt - now.getTime()) / 1_000);
    }
    const nextOfAccount = delayAfter(ofAccount.failures + 1);
    await fail(tx, account, now, nextOfAccount);
    await fail(tx, network, now, delayAfter(ofNetwork.failures + 1));
    await fail(tx, both, now, nextOfAccount);
    return 0;
  });
  return seconds as number;
}

/** After the right password. */
export async function forgiveFailures(sql: Sql, email: string, from: string): Promise<void> {
  const { account, network, both } = subjects(email, from);
  await sql`DELETE FROM login_failure WHERE subject IN (${account}, ${network}, ${both})`;
}

/** Always account, network, both: whoever locks in one order never waits in a circle. */
async function lockFailures(tx: Sql, subject: Buffer, now: Date) {
  const [row] = await tx<[{ failures: number; freeAt: Date }]>`
    INSERT INTO login_failure (subject, free_at, last_at) VALUES (${subject}, ${now}, ${now})
    ON CONFLICT (subject) DO UPDATE SET
      failures = CASE WHEN login_failure.last_at <= ${later(now, -forgottenAfterMs)} THEN 0 ELSE login_failure.failures END
    RETURNING failures, free_at AS "freeAt"`;
  return row;
}

/** Those that somebody is at are left for the next time. */
async function forgetOld(sql: Sql, now: Date) {
  await sql`DELETE FROM login_failure WHERE subject IN (
    SELECT subject FROM login_failure WHERE last_at <= ${later(now, -forgottenAfterMs)} FOR UPDATE SKIP LOCKED)`;
}

async function fail(tx: Sql, subject: Buffer, now: Date, delaySeconds: number) {
  await tx`UPDATE login_failure SET failures = failures + 1, free_at = ${later(now, delaySeconds * 1_000)}, last_at = ${now}
    WHERE subject = ${subject}`;
}

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);
