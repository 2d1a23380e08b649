import { syncSchema } from '@helpdesk/contract/kinds/schema';
import type { SyncDelta } from '@helpdesk/contract/sync/sync';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { connect } from '#db/pool/connect.ts';
import type { Pool, Sql } from '#db/sql.ts';
import { testDatabase } from '#db/testing/test-database.ts';

// Eight writers against two readers who follow by delta, as phones do. Regions and categories hold amounts; a write takes
// from a row of one table and gives to a row of the other, so that the sum is the same at every cut. Lost: a phone that
// is up to date lacks a change. Torn: a cut whose sum is wrong. Measured with other clocks: a fifth lost, or torn, or deadlocks.

const writers = 8;
const readers = 2;
const rows = 6;
const amount = 1_000;
const runMs = process.env.TEST_LONG ? 60_000 : 3_000;

const { sql, url } = await testDatabase();
const pools: Pool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.end())));
const connection = () => {
  const pool = connect(url, { max: 1 });
  pools.push(pool);
  return pool;
};

test('eight writers and two readers: nothing lost, nothing torn, no deadlock', { timeout: runMs + 30_000 }, async () => {
  await writeCatalogue(sql, async (tx) => {
    const content = `${amount}`;
    for (let n = 0; n < rows; n += 1) {
      await tx`INSERT INTO region (id, name, content) VALUES (${n}, ${`Region ${n}`}, ${content})`;
      await tx`INSERT INTO category (id, name, heading, description) VALUES (${n}, ${`Category ${n}`}, '', ${content})`;
    }
  });
  const endAt = Date.now() + runMs;
  let running = true;
  const reading = Array.from({ length: readers }, () => read(() => running));
  const written = await Promise.all(Array.from({ length: writers }, (_, n) => write(n, endAt)));
  running = false;
  const followed = await Promise.all(reading);

  const writes = written.reduce((sum, count) => sum + count, 0);
  const [{ seq }] = await sql<[{ seq: number }]>`SELECT seq FROM sync_clock`;
  // Every write committed: none was chosen as the victim of a deadlock, none skipped a seq.
  expect(seq).toBe(writes + 1);
  expect(writes).toBeGreaterThan(writers);
  const truth = await sql`
    SELECT 'region ' || id AS row, content AS amount, seq FROM region
    UNION ALL SELECT 'category ' || id, description, seq FROM category ORDER BY row`;
  for (const { phone, cuts, torn } of followed) {
    expect(torn).toEqual([]);
    expect(cuts).toBeGreaterThan(5);
    expect([...phone.values()].sort((a, b) => (a.row < b.row ? -1 : 1))).toEqual([...truth]);
  }
});

/** Writes until the end and answers how often. */
async function write(n: number, endAt: number): Promise<number> {
  const own = connection();
  let count = 0;
  for (; Date.now() < endAt; count += 1) {
    const region = `${(n * 5 + count * 7) % rows}`;
    const category = `${(n * 3 + count * 11) % rows}`;
    const moves = [
      (tx: Sql) => tx`UPDATE region SET content = (content::int - 1)::text WHERE id = ${region}`,
      (tx: Sql) => tx`UPDATE category SET description = (description::int + 1)::text WHERE id = ${category}`,
    ];
    // Both orders occur, which deadlocks writers who do not take the clock first.
    if (count % 2 === 0) moves.reverse();
    await writeCatalogue(own, async (tx) => {
      for (const move of moves) await move(tx);
    });
  }
  return count;
}

/** A phone: asks for the delta from where it stands, again and again, and once more when all writers are done. */
async function read(isRunning: () => boolean) {
  const app = createApp({ sql: connection(), dataDir: '/nowhere', patienceMs: 60_000 });
  const { epoch } = (await (await app.request('/api/sync/v1/head')).json()) as { epoch: string };
  const phone = new Map<string, { row: string; amount: string; seq: number }>();
  const torn: string[] = [];
  let cursor = 0;
  let cuts = 0;
  for (let last = false; !last; cuts += 1) {
    last = !isRunning();
    const delta = (await (await app.request(`/api/sync/v1/delta/${epoch}/${syncSchema}/${cursor}`)).json()) as SyncDelta;
    const put = [
      ...(delta.put.regions ?? []).map(({ _id, content, seq }) => ({ row: `region ${_id}`, amount: content, seq })),
      ...(delta.put.categories ?? []).map(({ _id, description, seq }) => ({ row: `category ${_id}`, amount: description, seq })),
    ];
    for (const it of put) phone.set(it.row, it);
    cursor = delta.to;
    const sum = [...phone.values()].reduce((all, it) => all + Number(it.amount), 0);
    if (sum !== 2 * rows * amount) torn.push(`${sum} at seq ${cursor}`);
  }
  return { phone, cuts, torn };
}
