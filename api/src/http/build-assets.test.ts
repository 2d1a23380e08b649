import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoredFile } from '#storage/storage.ts';

import { type KeptAssets, keepBuildAssets } from './build-assets.ts';
import { appFiles } from './static.ts';

const dist = await mkdtemp(join(tmpdir(), 'helpdesk-dist-'));
afterAll(() => rm(dist, { recursive: true }));

/** A storage in which each file was written a minute after the one before. */
function newStorage() {
  const files = new Map<string, { bytes: Uint8Array<ArrayBuffer>; at: Date }>();
  let written = 0;
  return {
    write: async (name: string, bytes: Uint8Array) => {
      written += 1;
      files.set(name, { bytes: new Uint8Array(bytes), at: new Date(2026, 0, 1, 0, written) });
    },
    read: async (name: string) => files.get(name)?.bytes,
    has: async (name: string) => files.has(name),
    remove: async (name: string) => void files.delete(name),
    list: vi.fn(async (): Promise<StoredFile[]> => [...files].map(([name, { at }]) => ({ name, at }))),
  };
}

let storage = newStorage();
beforeEach(() => {
  storage = newStorage();
});

const unexpected = (error: Error): void => {
  throw error;
};

/** A start of a server with a build of its own. */
async function startWith(asset: string, onFailure = unexpected): Promise<KeptAssets> {
  await rm(join(dist, 'assets'), { recursive: true, force: true });
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'assets', asset), asset);
  await writeFile(join(dist, 'assets', `${asset}.gz`), gzipSync(asset));
  return keepBuildAssets(dist, storage, onFailure);
}

const assets = ['index-a.js', 'index-b.js', 'index-c.js', 'index-d.js'];
const keptOf = async (read: KeptAssets) => {
  const found = await Promise.all(assets.map(async (name) => ((await read(name)) ? [name] : [])));
  return found.flat();
};

test('a page opened before the last two updates still finds its parts; those of the fourth build back are removed', async () => {
  for (const asset of assets.slice(0, 3)) await startWith(asset);
  const read = await startWith('index-d.js');
  expect(await keptOf(read)).toEqual(['index-b.js', 'index-c.js', 'index-d.js']);
  expect(Buffer.from((await read('index-b.js')) ?? []).toString()).toBe('index-b.js');
  expect(new Set((await storage.list()).map(({ name }) => name.split('/')[0])).size).toBe(3);
});

test('a restart, or going back to an older build, pushes no other build out', async () => {
  for (const asset of ['index-a.js', 'index-b.js', 'index-c.js', 'index-c.js', 'index-a.js']) await startWith(asset);
  expect(await keptOf(await startWith('index-a.js'))).toEqual(['index-a.js', 'index-b.js', 'index-c.js']);
});

test('a server finds the parts of a build that another server has brought since, and looks for what is nowhere once a second at most', async () => {
  const older = await startWith('index-a.js');
  expect(await keptOf(older)).toEqual(['index-a.js']);
  await startWith('index-b.js');
  await vi.waitFor(async () => expect(await keptOf(older)).toEqual(['index-a.js', 'index-b.js']), { timeout: 60_000 });
  const lists = storage.list.mock.calls.length;
  await Promise.all(Array.from({ length: 500 }, (_, n) => older(`index-${n}.js`)));
  expect(storage.list.mock.calls.length).toBeLessThanOrEqual(lists + 1);
  expect(await older('started')).toBeUndefined();
});

test('a server waits for no storage that fails: its build is kept, and found by others, once the storage works again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const other = await startWith('index-a.js');
  const failOnce = (status: number) => storage.list.mockRejectedValueOnce(new Error(`The bucket answered ${status} to a GET.`));
  const failures: string[] = [];
  failOnce(503);
  const read = await startWith('index-b.js', ({ message }) => void failures.push(message));
  expect([failures.length, await keptOf(read)]).toEqual([1, ['index-a.js']]);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(failures.length).toBe(1);
  failOnce(500);
  await vi.advanceTimersByTimeAsync(1);
  expect(failures).toEqual(['The bucket answered 503 to a GET.', 'The bucket answered 500 to a GET.']);
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await keptOf(other)).toEqual(['index-a.js', 'index-b.js']), { timeout: 60_000 });
});

test('a server without a built app has nothing to keep', async () => {
  await rm(join(dist, 'assets'), { recursive: true, force: true });
  expect(await keptOf(await keepBuildAssets(dist, storage, unexpected))).toEqual([]);
});

test('the server answers with a part of another build, packed where that is taken, and with 404 for what no build had', async () => {
  await startWith('index-a.js');
  const app = appFiles(dist, await startWith('index-b.js'));
  const older = await app.request('/assets/index-a.js');
  expect([older.status, await older.text(), older.headers.get('Cache-Control'), older.headers.get('Content-Type')]).toEqual([
    200,
    'index-a.js',
    'public, max-age=31536000, immutable',
    expect.stringContaining('javascript'),
  ]);
  const packed = await app.request('/assets/index-a.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect([packed.headers.get('Content-Encoding'), packed.headers.get('Vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('index-a.js');
  expect((await app.request('/assets/index-z.js')).status).toBe(404);
});
