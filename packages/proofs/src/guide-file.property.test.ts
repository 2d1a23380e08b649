import { fileURLToPath } from 'node:url';
import { testDatabase } from '@helpdesk/api/src/db/testing/test-database.ts';
import { readyGuideKey } from '@helpdesk/api/src/guide-file/guide-key.ts';
import { loadGuideViewer } from '@helpdesk/api/src/guide-file/guide-viewer.ts';
import { sampleApp } from '@helpdesk/api/src/testing/sample-app.ts';
import { catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';
import { guideCalls } from '@helpdesk/contract/sync/guide-about';
import { guideSealBytes } from '@helpdesk/contract/sync/guide-file';
import { type SyncHead, syncCalls, syncSnapshot } from '@helpdesk/contract/sync/sync';
import { memoryStorage } from '@helpdesk/pwa/src/local/memory-storage.ts';
import { createCall } from '@helpdesk/pwa/src/sync/call.ts';
import { keepGuide } from '@helpdesk/pwa/src/sync/guide/keep-guide.ts';
import { type GuideContents, readGuide } from '@helpdesk/pwa/src/sync/guide/read-guide.ts';
import { pull } from '@helpdesk/pwa/src/sync/pull.ts';
import { createServerClock } from '@helpdesk/pwa/src/sync/server-clock.ts';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';

/** The file as the server writes it and an app takes it in (decision 071). */

const viewer = loadGuideViewer(fileURLToPath(new URL('../../../pwa/dist-server/guide', import.meta.url)));
if (!viewer) throw new Error('The viewer was not built.');
const { sql } = await testDatabase();
const key = await readyGuideKey(sql);
const noon = Date.UTC(2026, 10, 22, 6, 30);
const { get } = await sampleApp({ guide: { viewer, key }, now: () => noon });

const file = new Uint8Array(await (await get(`/api${guideCalls.file.path}`)).arrayBuffer());
const head = (await (await get(`/api${syncCalls.head.path}`)).json()) as SyncHead;
const { rows } = syncSnapshot.parse(await (await get(head.snapshot.url)).json());
const told = head.guideKey ?? null;

const contents = async (): Promise<GuideContents> => {
  const guide = await readGuide(new Blob([file]), told);
  if (typeof guide === 'string') throw new Error(guide);
  return guide;
};

const pullInto = (storage: ReturnType<typeof memoryStorage>) =>
  pull({ call: createCall({ fetch: async (address) => get(address), clock: createServerClock() }), storage, now: () => noon });

test('an empty phone holds every row of the file, whom to call excepted, and with a connection that as well', async () => {
  const { about, rows: read, pictures } = await contents();
  const storage = memoryStorage();
  expect(await keepGuide(storage, { about, rows: read })).toBe('older');
  const stored = await storage.read();
  expect(stored?.cursor).toMatchObject({ epoch: head.epoch, seq: head.seq, at: noon });
  for (const table of catalogueTables) {
    const hidden = contactFields(table);
    const open = (row: object) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name) && name !== 'translations'));
    expect(stored?.rows[table].map(open)).toEqual(rows[table].map(open));
  }
  expect(pictures.size).toBeGreaterThan(100);
  expect(await pullInto(storage)).toEqual({ outcome: 'changed' });
  expect((await storage.read())?.rows).toEqual(rows);
});

test('a phone that knows whom to call still does after a newer file, and an older or the same file changes nothing', async () => {
  const guide = await contents();
  const storage = memoryStorage();
  await pullInto(storage);
  const before = await storage.read();
  const at = (change: Partial<GuideContents['about']>) => keepGuide(storage, { ...guide, about: { ...guide.about, ...change } });
  expect(await at({})).toBe('same');
  expect(await at({ seq: head.seq - 1 })).toBe('newer');
  expect(await at({ epoch: 'another', madeAt: noon - 1 })).toBe('newer');
  expect(await storage.read()).toEqual(before);
  expect(await at({ seq: head.seq + 1 })).toBe('older');
  expect((await storage.read())?.rows.resorts.map(({ contactPhoneNumber }) => contactPhoneNumber)).toEqual(
    before?.rows.resorts.map(({ contactPhoneNumber }) => contactPhoneNumber),
  );
  expect(await at({ epoch: 'another', madeAt: noon + 1 })).toBe('older');
});

test('one flipped bit anywhere in the file is refused, and so is one in the key', async () => {
  const anyPlace = fc.oneof(fc.nat(file.length - 1), fc.integer({ min: file.length - guideSealBytes, max: file.length - 1 }));
  await fc.assert(
    fc.asyncProperty(anyPlace, fc.nat(7), async (at, bit) => {
      const flipped = file.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
      expect(await readGuide(new Blob([flipped]), told)).toBeTypeOf('string');
    }),
    { numRuns: process.env.TEST_LONG ? 3_000 : 150 },
  );
  const { sql: other } = await testDatabase();
  expect(await readGuide(new Blob([file]), (await readyGuideKey(other)).publicKey)).toBe('forged');
});

test('every single letter of the seal counts', async () => {
  for (let at = file.length - guideSealBytes; at < file.length; at += 1) {
    const changed = file.slice();
    changed[at] = (changed[at] ?? 0) ^ 0x20;
    expect([at, typeof (await readGuide(new Blob([changed]), told))]).toEqual([at, 'string']);
  }
});

test('what is cut short, longer or no guide is refused, each in its own words', async () => {
  expect(await readGuide(new Blob([file.slice(0, -1)]), told)).toBe('damaged');
  expect(await readGuide(new Blob([file, '\n']), told)).toBe('damaged');
  expect(await readGuide(new Blob(['<!doctype html>', 'x'.repeat(1_000)]), told)).toBe('other');
  expect(await readGuide(new Blob([]), told)).toBe('other');
});

test('a phone that never heard of the key, and a browser that cannot check, say so', async () => {
  expect(await readGuide(new Blob([file]), null)).toBe('no-key');
  const without = { ...globalThis.crypto, subtle: { importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')) } };
  vi.stubGlobal('crypto', without);
  expect(await readGuide(new Blob([file]), told)).toBe('unsupported');
  vi.stubGlobal('crypto', { subtle: undefined });
  expect(await readGuide(new Blob([file]), told)).toBe('unsupported');
  vi.unstubAllGlobals();
});
