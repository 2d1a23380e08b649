import { expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { problemOf } from '#http/problem.ts';
import { logger } from '#logger.ts';
import { connect } from './connect.ts';
import { type Limits, readLimits, requestLimits, workLimits } from './limits.ts';

const { sql, url } = await testDatabase();

const hour = 3_600_000;
const none: Limits = {
  lock_timeout: hour,
  statement_timeout: hour,
  idle_in_transaction_session_timeout: hour,
  query_timeout: hour,
  connectionTimeoutMillis: hour,
};

/** What the world is told of a failure. */
async function toldOf(work: Promise<unknown>) {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const { status, key, details } = problemOf(
    await work.then(
      () => new Error('it went well'),
      (error: Error) => error,
    ),
  );
  log.mockRestore();
  return [status, key, details.headers];
}
const busy = [503, 'server_busy', { 'Retry-After': '5' }];
const down = [503, 'server_database_down', { 'Retry-After': '5' }];

test.each([
  ['requests', requestLimits],
  ['reads', readLimits],
  ['daily work', workLimits],
])('the pool for %s tells PostgreSQL its limits, and gives up on it only later', async (_what, limits) => {
  const pool = connect(url, { max: 1, limits });
  for (const name of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'] as const) {
    const [said] = await pool<[{ ms: number }]>`SELECT setting::int AS ms FROM pg_settings WHERE name = ${name}`;
    expect(said.ms).toBe(limits[name]);
  }
  expect(limits.query_timeout).toBeGreaterThan(limits.statement_timeout);
  expect(limits.statement_timeout).toBeGreaterThan(limits.lock_timeout);
  await pool.end();
});

test('who waits too long for a lock, or takes too long, is told to try again', async () => {
  const pool = connect(url, { max: 1, limits: { ...none, lock_timeout: 50 } });
  await sql.begin(async (tx) => {
    await tx`SELECT FROM visitor_count FOR UPDATE`;
    expect(await toldOf(pool`UPDATE visitor_count SET count = count`)).toEqual(busy);
  });
  expect((await pool`UPDATE visitor_count SET count = count`).count).toBe(1);
  await pool.end();
  const slow = connect(url, { max: 1, limits: { ...none, statement_timeout: 50 } });
  expect(await toldOf(slow`SELECT pg_sleep(3600)`)).toEqual(busy);
  await slow.end();
});

test('a transaction that pauses too long lets go of what it locked, and its next statement fails without ending the process', async () => {
  const pool = connect(url, { max: 1, limits: { ...none, idle_in_transaction_session_timeout: 50 } });
  const paused = pool.begin(async (tx) => {
    await tx`SELECT FROM visitor_count FOR UPDATE`;
    // Waits for the row, so it goes on when PostgreSQL has ended the transaction above.
    await sql`UPDATE visitor_count SET count = count`;
    await tx`UPDATE visitor_count SET count = count + 1`;
  });
  expect(await toldOf(paused)).toEqual(down);
  expect((await pool`SELECT 1`).count).toBe(1);
  await pool.end();
});

test('a statement that its transaction passed over undoes it all the same, and none is sent once it is over', async () => {
  let late: (() => Promise<unknown>) | undefined;
  const passedOver = sql.begin(async (tx) => {
    late = async () => tx`SELECT 1`;
    await tx`UPDATE visitor_count SET count = 77`;
    await tx`SELECT nonsense`.catch(() => {});
  });
  await expect(passedOver).rejects.toThrow('column "nonsense" does not exist');
  expect(await sql`SELECT count FROM visitor_count`).toEqual([{ count: 0 }]);
  await expect(late?.()).rejects.toThrow('The transaction of this statement is over.');
});

test('submissions that wait for a lock fill their own pool: head, health and pages go on, and one more is told to try again', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const requests = connect(url, { max: 2, limits: { ...none, connectionTimeoutMillis: 5_000 } });
  const app = createApp({ sql: requests, reads: sql, dataDir: '/nowhere' });
  const submit = async () =>
    app.request('/api/contact-form', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...under() },
      body: JSON.stringify(submissions.contact),
    });
  const waiting = await sql.begin(async (tx) => {
    await tx`LOCK TABLE enquiry IN ACCESS EXCLUSIVE MODE`;
    const both = [submit(), submit()];
    await lockWaits(sql, 2);
    const refused = await submit();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    for (const path of ['/api/sync/v1/head', '/api/health', '/sitemap.xml']) expect((await app.request(path)).status).toBe(200);
    return both;
  });
  for (const response of await Promise.all(waiting)) expect(response.status).toBe(200);
  await requests.end();
  log.mockRestore();
});
