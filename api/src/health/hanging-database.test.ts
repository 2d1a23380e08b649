import { setTimeout as pause } from 'node:timers/promises';
import { syncCalls } from '@helpdesk/contract/sync/sync';
import { expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { connect } from '#db/pool/connect.ts';
import type { Limits } from '#db/pool/limits.ts';
import { seedWhenEmpty } from '#db/seed.ts';
import { breakableConnection } from '#db/testing/breakable-connection.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { submissions, under } from '#enquiries/testing/sample-submissions.ts';
import { logger } from '#logger.ts';
import { whenLong } from '#testing/when-long.ts';

const { sql, url } = await testDatabase();
await seedWhenEmpty(sql);

/** Shorter than a day, longer than any test machine is busy with one query. */
const limits: Limits = {
  lock_timeout: 60_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 3_000,
  connectionTimeoutMillis: 3_000,
};

const down = { status: false, displayMessage: 'The database is not answering at the moment. Please try again in a minute.', result: null };

const submit = (app: ReturnType<typeof createApp>) =>
  app.request('/api/contact-form', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...under() },
    body: JSON.stringify(submissions.contact),
  });

whenLong.each(['hang', 'cut'] as const)(
  'while the database does not answer (%s), head and delta come from memory, health says so, and writes are 503',
  async (how) => {
    const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
    const way = await breakableConnection(url);
    const pool = connect(way.url, { max: 3, limits });
    const app = createApp({ sql: pool, dataDir: '/nowhere', patienceMs: 800 });
    const head = async () => {
      const response = await app.request(`/api${syncCalls.head.path}`);
      return response.status === 200 ? ((await response.json()) as { epoch: string; seq: number; schema: number }) : response.status;
    };
    const known = await head();
    expect(known).toMatchObject({ seq: 1 });

    way.hang();
    if (how === 'cut') way.cut();
    expect(await head()).toEqual(known);
    if (typeof known === 'number') return;
    const delta = (from: number) => app.request(`/api/sync/v1/delta/${known.epoch}/${known.schema}/${from}`);
    expect((await delta(1)).status).toBe(200);
    // A phone that has read on elsewhere is not told to start over.
    expect((await delta(2)).status).toBe(503);
    const health = await app.request('/api/health');
    expect([health.status, await health.json()]).toEqual([503, down]);
    const refused = await submit(app);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);

    way.heal();
    await vi.waitFor(async () => expect((await submit(app)).status).toBe(200), { timeout: 60_000 });
    expect((await app.request('/api/health')).status).toBe(200);
    await pool.end();
    log.mockRestore();
  },
);

test('head waits no longer than it should for a database that hangs, and then not again', async () => {
  const way = await breakableConnection(url);
  const pool = connect(way.url, { max: 3 });
  const app = createApp({ sql: pool, dataDir: '/nowhere', patienceMs: 800 });
  const head = async () => (await app.request(`/api${syncCalls.head.path}`)).status;
  expect(await head()).toBe(200);
  way.hang();
  const late = pause(60_000, 'late', { ref: false });
  for (let again = 0; again < 20; again += 1) expect(await Promise.race([head(), late])).toBe(200);
  way.heal();
  await pool.end();
});
