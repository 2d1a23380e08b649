import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@helpdesk/api/src/db/embedded/embedded.ts';
import { migrate } from '@helpdesk/api/src/db/migrate.ts';
import { connect } from '@helpdesk/api/src/db/pool/connect.ts';
import { keyHeader } from '@helpdesk/contract/calls/endpoint';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inPieces } from '#test-history.ts';
import { mortalNode } from './mortal-node.ts';
import { type Faults, play, type Stage } from './play.ts';

// What follows from a seed: SEED=17 plays that one again, the same from its first step to its last, and SEED=17-40 so many.

const long = process.env.TEST_LONG === '1';
const [first = 1, last = first] = process.env.SEED?.split('-').map(Number) ?? [1, long ? 1_000 : 6];
const seeds = Array.from({ length: last - first + 1 }, (_, n) => first + n);

const folder = mkdtempSync(join(tmpdir(), 'helpdesk-oracle-'));
const server = await startEmbeddedPostgres(folder);
const time = { now: Date.UTC(2026, 10, 24) };
const sql = connect(server.superuserUrl, { max: 2 });
const nodes = [
  await mortalNode(server.superuserUrl, join(folder, 'one'), () => time.now),
  await mortalNode(server.superuserUrl, join(folder, 'two'), () => time.now),
];
let stage: Stage;

beforeAll(async () => {
  // A power cut is not among what happens here; what was committed outlives the end of every process all the same.
  for (const setting of ['fsync', 'full_page_writes']) await sql`ALTER SYSTEM SET ${sql(setting)} = off`;
  await sql`SELECT pg_reload_conf()`;
  await migrate(sql);
  const [{ id }] = await sql<[{ id: string }]>`
    INSERT INTO administrator (email, password_hash, role) VALUES ('asha@example.org', 'none', 'administrator') RETURNING id`;
  vi.spyOn(performance, 'now').mockImplementation(() => time.now);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stage = { sql, nodes, administratorId: id, time, crash };
});
afterAll(async () => {
  vi.restoreAllMocks();
  for (const node of nodes) node.stop();
  await sql.end({ timeout: 1 });
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** One process of the server is killed: the postmaster ends all others and recovers from what was logged. */
async function crash(): Promise<void> {
  const [{ pid }] = await sql<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
  const [{ started }] = await sql<
    [{ started: Date }]
  >`SELECT max(backend_start) AS started FROM pg_stat_activity WHERE backend_type = 'checkpointer'`;
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(
    async () => {
      const [now] = await sql<
        [{ started: Date }]
      >`SELECT max(backend_start) AS started FROM pg_stat_activity WHERE backend_type = 'checkpointer'`;
      expect(now.started > started).toBe(true);
    },
    { timeout: 60_000, interval: 50 },
  );
}

test(`phones of two builds, nodes that die and are updated, a database that crashes: nothing acknowledged is lost or doubled, nothing is torn, and all end at the same (${seeds.length} seeds)`, async () => {
  const counts: Record<string, number> = {};
  for (const seed of seeds) {
    for (const [what, count] of Object.entries(await play(seed, stage))) counts[what] = (counts[what] ?? 0) + count;
  }
  expect(Object.values(counts).some((count) => count > 0)).toBe(true);
  if (long || process.env.SEED) console.warn(JSON.stringify(counts));
});

const planted: readonly [name: string, fault: Faults][] = [
  [
    'a node answers before it has stored',
    {
      answer: async (path, init, ask) => {
        if (path !== '/api/contact-form') return ask();
        const key = new Headers(init?.headers).get(keyHeader);
        await ask().catch(() => {});
        return Response.json({ status: true, code: 200, displayMessage: '', result: { success: true, key, reference: 'JTH-1' } });
      },
    },
  ],
  ['half a delta is stored', { phone: { storage: inPieces } }],
  [
    'each try has a key of its own',
    {
      phone: {
        planted: {
          call: ({ send }) => {
            let tries = 0;
            return {
              send: (path, sending) => {
                tries += 1;
                const key = `${sending.headers?.[keyHeader]?.slice(0, -12)}${`${tries}`.padStart(12, '0')}`;
                return send(path, { ...sending, headers: { ...sending.headers, [keyHeader]: key } });
              },
            };
          },
        },
      },
    },
  ],
];

test.each(planted)('the oracle sees when %s', async (name, fault) => {
  let failed = 0;
  for (let seed = 1; failed === 0 && seed <= 30; seed += 1) {
    await play(seed, stage, fault).catch(() => {
      failed = seed;
    });
  }
  if (long) console.warn(`${name}: seen with seed ${failed}`);
  expect(failed).toBeGreaterThan(0);
});
