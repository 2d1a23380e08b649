import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bucketStorage } from './bucket-storage.ts';
import { cachedStorage } from './cached-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { moveIntoBucket, openStorages } from './open-storage.ts';
import { testBucket } from './testing/test-bucket.ts';

const { bucket: settings, kept, asked, fail } = await testBucket();
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-storage-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bucket = bucketStorage(settings, 'images');
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const text = (read: Uint8Array | undefined) => read && Buffer.from(read).toString();

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  fail(0);
});

test.each([
  ['folder', folderStorage(join(folder, 'whole'))],
  ['bucket', bucket],
  ['bucket that is read through a folder', cachedStorage(bucket, join(folder, 'near'), 100)],
])('a %s keeps, lists, gives back and forgets files', async (_where, storage) => {
  expect([await storage.list(), await storage.has('fort-640.webp'), await storage.read('fort-640.webp')]).toEqual([[], false, undefined]);
  const names = ['fort-640.webp', 'a/one.js', 'a/two.js', 'b/one.js', 'z.pdf'];
  for (const name of names) await storage.write(name, bytes(name));
  expect((await storage.list()).map(({ name }) => name).sort()).toEqual(names.toSorted());
  for (const { at } of await storage.list()) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(3_600_000);
  for (const name of names) expect([await storage.has(name), text(await storage.read(name))]).toEqual([true, name]);
  for (const name of [...names, ...names]) await storage.remove(name);
  expect([await storage.list(), await storage.has('a/one.js'), await storage.read('a/one.js')]).toEqual([[], false, undefined]);
});

test('each call to a bucket is signed, and goes below the prefix of its sort', async () => {
  await bucket.write('fort-640.webp', bytes('fort'));
  await bucketStorage(settings, 'reports').write('fort-640.webp', bytes('report'));
  expect(text(await bucket.read('fort-640.webp'))).toBe('fort');
  expect(await bucket.list()).toHaveLength(1);
  expect([...kept.keys()].sort()).toEqual(['/junnar/images/fort-640.webp', '/junnar/reports/fort-640.webp']);
});

test('a bucket that refuses is an error, not a missing file', async () => {
  fail(403);
  await expect(bucket.read('fort-640.webp')).rejects.toThrow('The bucket answered 403 to a GET.');
  await expect(bucket.has('fort-640.webp')).rejects.toThrow('403 to a HEAD');
  await expect(bucket.write('fort-640.webp', bytes('fort'))).rejects.toThrow('403 to a PUT');
  await expect(bucket.list()).rejects.toThrow('403 to a GET');
});

test('a bucket that leads elsewhere is not followed', async () => {
  fail(307);
  await expect(bucket.read('fort-640.webp')).rejects.toThrow('The bucket answered 307 to a GET.');
  expect(asked.filter((call) => call.includes('elsewhere'))).toEqual([]);
});

test('a file is fetched from the bucket once, and what was read longest ago makes room', async () => {
  const cached = cachedStorage(bucket, join(folder, 'cache'), 10);
  for (const name of ['a', 'b', 'c']) await cached.write(name, bytes(`${name}....`));
  const fetches = async (name: string) => {
    asked.length = 0;
    expect(text(await cached.read(name))).toBe(`${name}....`);
    return asked.length;
  };
  expect(await fetches('a')).toBe(1);
  expect(await fetches('b')).toBe(1);
  expect(await fetches('a')).toBe(0);
  expect(await fetches('c')).toBe(1);
  expect(readdirSync(join(folder, 'cache')).sort()).toEqual(['a', 'c']);
  expect(await fetches('b')).toBe(1);
  const again = cachedStorage(bucket, join(folder, 'cache'), 10);
  asked.length = 0;
  expect(text(await again.read('c'))).toBe('c....');
  expect(asked).toEqual([]);
});

test('a file that is deleted is gone from the copy, too', async () => {
  const cached = cachedStorage(bucket, join(folder, 'second'), 100);
  await cached.write('a', bytes('a'));
  await cached.read('a');
  await cached.remove('a');
  expect(await cached.read('a')).toBeUndefined();
  expect(existsSync(join(folder, 'second', 'a'))).toBe(false);
});

test('what lay in the data directory before there was a bucket lies in the bucket after the next start', async () => {
  const dataDir = join(folder, 'before');
  for (const [sort, name] of [
    ['images', 'abc-640.webp'],
    ['reports', 'abc.pdf'],
    ['backups', 'of-today.backup'],
  ] as const) {
    mkdirSync(join(dataDir, sort), { recursive: true });
    writeFileSync(join(dataDir, sort, name), name);
  }
  expect(await moveIntoBucket({ dataDir })).toBe(0);
  expect(await moveIntoBucket({ dataDir, bucket: settings })).toBe(2);
  const { images, reports } = openStorages({ dataDir, bucket: settings });
  expect([text(await images.read('abc-640.webp')), text(await reports.read('abc.pdf'))]).toEqual(['abc-640.webp', 'abc.pdf']);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual(['of-today.backup']);
  expect(await moveIntoBucket({ dataDir, bucket: settings })).toBe(0);
});

test('the files of a site beside the first one move below its own folder', async () => {
  const dataDir = join(folder, 'beside');
  const bucket = { ...settings, folder: 'sites/tamhini' };
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  writeFileSync(join(dataDir, 'images', 'of-tamhini.webp'), 'tamhini');
  expect(await moveIntoBucket({ dataDir, bucket })).toBe(1);
  expect(text(await openStorages({ dataDir, bucket }).images.read('of-tamhini.webp'))).toBe('tamhini');
  const ofFirst = openStorages({ dataDir: join(folder, 'first'), bucket: settings });
  expect(await ofFirst.images.read('of-tamhini.webp')).toBeUndefined();
});
