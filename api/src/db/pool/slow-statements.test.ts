import { beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '#db/testing/test-database.ts';
import { logger } from '#logger.ts';
import { connect } from './connect.ts';
import { noteSlow } from './slow-statements.ts';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
beforeEach(() => void warn.mockClear());
const noted = () => warn.mock.calls.map(([, details]) => details);

test('a statement that took too long is noted by its text and its time, and with no value of it', async () => {
  const { url } = await testDatabase();
  const sql = connect(url, { max: 1, tell: noteSlow(20) });
  await sql`SELECT ${'Asha Gore'}::text AS name, pg_sleep(${0.03})`;
  await sql.begin(async (tx) => {
    await tx`SELECT ${'Asha Gore'}::text AS other,
        pg_sleep(0.03)`;
  });
  await sql.end();
  const slow = noted().filter((details) => details?.statement?.includes('pg_sleep'));
  expect(slow).toEqual([
    { statement: 'SELECT $1::text AS name, pg_sleep($2)', ms: expect.any(Number), count: 1 },
    { statement: 'SELECT $1::text AS other, pg_sleep(0.03)', ms: expect.any(Number), count: 1 },
  ]);
  for (const { ms = 0 } of slow as { ms?: number }[]) expect(ms).toBeGreaterThanOrEqual(20);
  expect(JSON.stringify(noted())).not.toContain('Asha');
});

test('of one statement there is a line a minute, with how many it stands for; what was quick is in none', () => {
  let time = 0;
  const tell = noteSlow(100, { now: () => time });
  for (let again = 0; again < 50; again += 1) tell('SELECT one', 100);
  tell('SELECT two', 250.4);
  tell('SELECT three', 99);
  time = 60_000;
  tell('SELECT one', 300);
  expect(noted()).toEqual([
    { statement: 'SELECT one', ms: 100, count: 1 },
    { statement: 'SELECT two', ms: 250, count: 1 },
    { statement: 'SELECT one', ms: 300, count: 50 },
  ]);
});
