import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putRows, writeCatalogue } from '@helpdesk/api/src/db/catalogue-write.sql.ts';
import { seedWhenEmpty } from '@helpdesk/api/src/db/seed.ts';
import { testDatabase } from '@helpdesk/api/src/db/testing/test-database.ts';
import { memoryStorage } from '@helpdesk/pwa/src/local/memory-storage.ts';
import type { Fetch } from '@helpdesk/pwa/src/sync/call.ts';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { afterAll, expect, test, vi } from 'vitest';
import { newPhone } from '#test-phones.ts';
import { startNode } from './start-node.ts';

// Two servers that share nothing but the database, and a balancer that gives each request to the other one than before.

const visits = 200;

const { sql, url } = await testDatabase();
await seedWhenEmpty(sql);
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-round-robin-'));
let time = Date.now();
const now = () => time;
const nodes = await Promise.all(
  ['one', 'two'].map((name) => startNode({ databaseUrl: url, toldAt: url, dataDir: join(folder, name), now })),
);
afterAll(async () => {
  for (const node of nodes) await node.stop();
  rmSync(folder, { recursive: true });
});

let requests = 0;
const balancer: Fetch = async (address, init) => {
  requests += 1;
  // Without sockets: on a machine with much to do they would be given up for being slow.
  return nodes[requests % nodes.length]?.app.request(address, init) ?? Response.error();
};
const visitor = () => newPhone('http://localhost', memoryStorage(), balancer);
const [region] = sampleRegion.regions;
const change = (text: string) => writeCatalogue(sql, (tx) => putRows(tx, 'regions', region ? [{ ...region, content: text }] : []));

async function visit(phone: ReturnType<typeof newPhone>): Promise<void> {
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(phone.asked.snapshot).toBe(1);
}

test(`${visits} of ${visits} first visits fill a phone where each request comes to the other of two servers`, async () => {
  for (let n = 0; n < visits; n += 1) await visit(visitor());
});

test(`so they do while the catalogue changes, and each of ${visits} phones ends with what the servers have`, async () => {
  const phones = Array.from({ length: visits }, visitor);
  for (const [n, phone] of phones.entries()) {
    if (n % 3 === 0) await change(`as of ${n}`);
    // Now and then one of the servers cuts another snapshot than the other holds.
    if (n % 5 === 0) time += 61_000;
    await visit(phone);
  }
  const [{ seq }] = await sql<[{ seq: number }]>`SELECT seq FROM sync_clock`;
  for (const phone of phones) {
    await vi.waitFor(
      async () => {
        await phone.pull();
        expect((await phone.stands())?.seq).toBe(seq);
      },
      { timeout: 60_000 },
    );
    expect((await phone.storage.read())?.rows.regions.find(({ _id }) => _id === region?._id)?.content).toBe('as of 198');
  }
});
