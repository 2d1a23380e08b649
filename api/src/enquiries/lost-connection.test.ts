import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { connect } from '#db/pool/connect.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { logger } from '#logger.ts';
import { submissions, under } from './testing/sample-submissions.ts';

const writers = 24;
const rounds = process.env.TEST_LONG ? 200 : 20;

const { sql, url } = await testDatabase();
const app = createApp({ sql, dataDir: '/nowhere', enquiriesPer10Minutes: 100_000 });

test('connections end again and again under 24 writers: each is answered 200, or 503 with a time to try again, and nothing acknowledged is lost', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const other = connect(url, { max: 1 });
  const kept: string[] = [];
  const refused: (string | null)[] = [];
  const lines: number[] = [];
  let isOver = false;

  async function writer() {
    while (!isOver) {
      const key = randomUUID();
      const response = await app.request('/api/contact-form', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...under(key) },
        body: JSON.stringify(submissions.contact),
      });
      if (response.status === 200) kept.push(key);
      else refused.push(`${response.status} ${response.headers.get('Retry-After')}`);
    }
  }

  const writing = Promise.all(Array.from({ length: writers }, writer));
  for (let round = 0; round < rounds; round += 1) {
    const before = kept.length;
    await other`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
    await vi.waitFor(() => expect(kept.length).toBeGreaterThan(before + writers), { timeout: 60_000 });
  }
  isOver = true;
  await writing;
  for (const [said] of log.mock.calls) lines.push(String(said).split('\n').length);
  log.mockRestore();

  expect(refused).not.toHaveLength(0);
  expect(new Set(refused)).toEqual(new Set(['503 5']));
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await sql`SELECT FROM enquiry WHERE key = ANY (${kept}::uuid[])`).toHaveLength(kept.length);
  expect((await app.request('/api/health')).status).toBe(200);
  await other.end();
});
