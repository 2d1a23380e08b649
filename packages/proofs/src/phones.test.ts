import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '@helpdesk/api/src/app.ts';
import { writeBackup } from '@helpdesk/api/src/backup/backup.ts';
import { restoreBackup } from '@helpdesk/api/src/backup/restore.ts';
import { putRows, writeCatalogue } from '@helpdesk/api/src/db/catalogue-write.sql.ts';
import { copyAside } from '@helpdesk/api/src/db/testing/older-copy.ts';
import { testDatabase } from '@helpdesk/api/src/db/testing/test-database.ts';
import { purgeTombstones } from '@helpdesk/api/src/db/tombstones.sql.ts';
import { listen } from '@helpdesk/api/src/listen.ts';
import { logger } from '@helpdesk/api/src/logger.ts';
import { openStorages } from '@helpdesk/api/src/storage/open-storage.ts';
import { type SyncHead, syncHead } from '@helpdesk/contract/sync/sync';
import { type Fault, openFaultProxy } from '@helpdesk/pwa/e2e/testing/fault-proxy.ts';
import { catalogueDb, dexieStorage } from '@helpdesk/pwa/src/local/catalogue-db.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { newPhone } from './test-phones.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const { sql, url } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'helpdesk-phones-'));
let time = Date.now();
const server = await listen(Promise.resolve(createApp({ sql, dataDir, patienceMs: 60_000, now: () => time })), {
  port: 0,
  host: '127.0.0.1',
});
const address = `http://127.0.0.1:${server.port}`;
afterAll(async () => {
  await server.close(0);
  rmSync(dataDir, { recursive: true });
});

const head = async (): Promise<SyncHead> => syncHead.parse(await (await fetch(`${address}/api/sync/v1/head`)).json());
const standing = async () => {
  const { epoch, seq, tables } = await head();
  return { epoch, seq, tables };
};

/** One change: some regions put, one deleted. */
const commit = (n: number) =>
  writeCatalogue(sql, async (tx, seq) => {
    const regions = [n, n + 13, n + 26].map((at) => ({
      _id: `r${at % 40}`,
      name: `Region ${at % 40}`,
      content: `as of ${n}`,
      alternateNames: [],
      formerNames: [],
      translations: {},
    }));
    await putRows(tx, 'regions', regions);
    await tx`DELETE FROM region WHERE id = ${`r${(n + 7) % 40}`}`;
    return seq;
  });

const inDatabase = () => dexieStorage(catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange }));

test('a phone that was away for longer than tombstones are kept starts over, and keeps nothing that went', async () => {
  await commit(1);
  const [away, near] = [newPhone(address), newPhone(address)];
  await Promise.all([away.pull(), near.pull()]);
  await writeCatalogue(sql, (tx) => tx`DELETE FROM region WHERE id = 'r1'`);
  await near.pull();
  await commit(2);
  expect(await purgeTombstones(sql, new Date(Date.now() + 181 * day))).toBeGreaterThan(0);
  time += minute;
  for (const [phone, snapshots] of [
    [near, 1],
    [away, 2],
  ] as const) {
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await phone.stands()).toEqual(await standing());
    expect(phone.asked.snapshot).toBe(snapshots);
  }
});

test('when a backup is put back, every phone starts over and ends with what the server has', async () => {
  const file = join(dataDir, 'phones.backup');
  const phones = [newPhone(address), newPhone(address, inDatabase())];
  await writeBackup(sql, openStorages({ dataDir }), file, new Date());
  const backedUp = await standing();
  for (const n of [3, 4, 5]) await commit(n);
  await Promise.all(phones.map((phone) => phone.pull()));
  await restoreBackup(sql, openStorages({ dataDir }), file, new Date());
  // The same numbers as before, for other rows.
  for (const n of [6, 7, 8]) await commit(n);
  const restored = await standing();
  expect([restored.seq, restored.epoch]).toEqual([backedUp.seq + 3, expect.not.stringMatching(backedUp.epoch)]);
  for (const phone of phones) {
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await phone.stands()).toEqual(restored);
    const texts = (await phone.storage.read())?.rows.regions.map(({ content }) => content);
    expect(new Set(texts)).not.toContain('as of 5');
  }
});

test('when the database goes back under a running server, phones end with what it has', async () => {
  const said = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await commit(9);
  const phones = [newPhone(address), newPhone(address, inDatabase())];
  const putBack = await copyAside(url);
  for (const n of [10, 11]) await commit(n);
  await Promise.all(phones.map((phone) => phone.pull()));
  const lost = await standing();
  await putBack();
  time += minute;
  const now = await standing();
  expect([now.seq, now.epoch]).toEqual([lost.seq - 2, expect.not.stringMatching(lost.epoch)]);
  for (const phone of phones) {
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await phone.stands()).toEqual(now);
    const texts = (await phone.storage.read())?.rows.regions.map(({ content }) => content);
    expect(texts).not.toContain('as of 11');
  }
  said.mockRestore();
});

const bad: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fault>({ kind: 'none' }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('late' as const), by: fc.nat(60) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cut' as const), after: fc.nat(3_000) }) },
  ...(['twice', 'lost request', 'lost answer', 'cut after the head', 'portal', 'bad gateway'] as const).map((kind) => ({
    weight: 1,
    arbitrary: fc.constant<Fault>({ kind }),
  })),
);

const long = process.env.TEST_LONG === '1';
const [commits, crowd] = long ? [200, 8] : [40, 3];

test(`${commits} changes while ${crowd} phones pull through a bad network: every phone ends with what the server has`, async () => {
  const proxy = await openFaultProxy(address);
  const faults = fc.sample(bad, { numRuns: 500, seed: 7 });
  let requests = 0;
  proxy.decide(() => faults[requests++ % faults.length] as Fault);
  const phones = Array.from({ length: crowd }, (_, n) => newPhone(proxy.address, n === 0 ? inDatabase() : undefined));
  let running = true;
  const following = phones.map(async (phone) => {
    let seq = 0;
    for (let epoch = ''; running; ) {
      const { outcome } = await phone.pull();
      expect(['changed', 'unchanged', 'failed']).toContain(outcome);
      const stands = await phone.stands();
      if (stands?.epoch === epoch) expect(stands.seq).toBeGreaterThanOrEqual(seq);
      [epoch, seq] = [stands?.epoch ?? '', stands?.seq ?? 0];
    }
  });
  const last = phones[crowd - 1];
  for (let n = 0; n < commits; n += 1) {
    await commit(n);
    time += 6_000;
    if (n % 25 === 20) await purgeTombstones(sql, new Date(Date.now() + 181 * day));
    // As fast as one of them can follow.
    await last?.pull();
  }
  running = false;
  await Promise.all(following);

  expect(Object.keys(proxy.counts).length).toBeGreaterThan(6);
  proxy.decide(() => ({ kind: 'none' }));
  const truth = await standing();
  for (const phone of phones) {
    await phone.pull();
    expect(await phone.stands()).toEqual(truth);
    expect((await phone.storage.cursor())?.healedAt).toBe(0);
    expect(phone.asked.delta).toBeGreaterThan(phone.asked.snapshot);
  }
  if (long) console.warn(`${requests} requests, ${JSON.stringify(proxy.counts)}`);
  await proxy.stop();
}, 300_000);
