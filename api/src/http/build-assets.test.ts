import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepBuildAssets } from './build-assets.ts';
import { appFiles } from './static.ts';

let dist = '';
let data = '';
let starts = 0;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'helpdesk-dist-'));
  data = await mkdtemp(join(tmpdir(), 'helpdesk-data-'));
});
afterEach(async () => {
  await rm(dist, { recursive: true });
  await rm(data, { recursive: true });
});

/** A start of the server with a build of its own; each is a minute after the one before. */
async function startWith(asset: string): Promise<string[]> {
  await rm(join(dist, 'assets'), { recursive: true, force: true });
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'assets', asset), asset);
  const folders = await keepBuildAssets(dist, data);
  starts += 1;
  const at = new Date(2026, 0, 1, 0, starts);
  await utimes(folders[0] ?? '', at, at);
  return folders;
}

const assetsIn = async (folders: string[]) => (await Promise.all(folders.map((folder) => readdir(folder)))).flat();

test('a page opened before the last two updates still finds its parts', async () => {
  await startWith('index-a.js');
  await startWith('index-b.js');
  const folders = await startWith('index-c.js');
  expect(await assetsIn(folders)).toEqual(['index-c.js', 'index-b.js', 'index-a.js']);
  expect(await readFile(join(folders[2] ?? '', 'index-a.js'), 'utf8')).toBe('index-a.js');
});

test('the parts of the fourth build back are removed', async () => {
  for (const asset of ['index-a.js', 'index-b.js', 'index-c.js', 'index-d.js']) await startWith(asset);
  expect(await readdir(join(data, 'assets'))).toHaveLength(3);
  expect(await assetsIn(await startWith('index-d.js'))).toEqual(['index-d.js', 'index-c.js', 'index-b.js']);
});

test('a restart, or going back to an older build, pushes no other build out', async () => {
  for (const asset of ['index-a.js', 'index-b.js', 'index-c.js', 'index-c.js', 'index-a.js']) await startWith(asset);
  expect(await assetsIn(await startWith('index-a.js'))).toEqual(['index-a.js', 'index-c.js', 'index-b.js']);
});

test('a copy that a crash cut short is not taken for a build', async () => {
  await mkdir(join(data, 'assets', '0123.part'), { recursive: true });
  expect(await assetsIn(await startWith('index-a.js'))).toEqual(['index-a.js']);
  expect(await readdir(join(data, 'assets'))).toHaveLength(1);
});

test('a server without a built app has nothing to keep', async () => {
  expect(await keepBuildAssets(dist, data)).toEqual([]);
});

test('the server answers with a part of the build before, and with 404 for what no build had', async () => {
  await startWith('index-a.js');
  const app = appFiles(dist, await startWith('index-b.js'));
  const older = await app.request('/assets/index-a.js');
  expect([older.status, await older.text(), older.headers.get('Cache-Control')]).toEqual([
    200,
    'index-a.js',
    'public, max-age=31536000, immutable',
  ]);
  expect((await app.request('/assets/index-z.js')).status).toBe(404);
});
