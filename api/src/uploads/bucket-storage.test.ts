import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { bucketStorage } from './bucket-storage.ts';
import { cachedStorage } from './cached-storage.ts';

/** The four verbs that we use of S3, and what was asked. */
const kept = new Map<string, Buffer>();
const asked: string[] = [];
let failure = 0;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = request;
  asked.push(`${method} ${url}`);
  if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return response.writeHead(403).end();
  if (failure) return response.writeHead(failure, { Location: '/elsewhere/images/fort-640.webp' }).end();
  if (method === 'PUT') kept.set(url, Buffer.concat(chunks));
  if (method === 'DELETE') kept.delete(url);
  const found = kept.get(url);
  if (method === 'GET' && !found) return response.writeHead(404).end('<Error/>');
  return response.writeHead(method === 'DELETE' ? 204 : 200).end(found);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const folder = mkdtempSync(join(tmpdir(), 'helpdesk-bucket-'));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const endpoint = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
const bucket = bucketStorage({ endpoint, bucket: 'junnar', region: 'us-east-1', key: 'key', secret: 'secret' });
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const text = (read: Uint8Array | undefined) => read && Buffer.from(read).toString();

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  failure = 0;
});

test('a bucket keeps, gives back and forgets a picture, each call signed', async () => {
  await bucket.write('fort-640.webp', bytes('fort'));
  expect(text(await bucket.read('fort-640.webp'))).toBe('fort');
  await bucket.remove('fort-640.webp');
  await bucket.remove('fort-640.webp');
  expect(await bucket.read('fort-640.webp')).toBeUndefined();
  expect(new Set(asked)).toEqual(new Set(['PUT', 'GET', 'DELETE'].map((method) => `${method} /junnar/images/fort-640.webp`)));
});

test('a bucket that refuses is an error, not a missing picture', async () => {
  failure = 403;
  await expect(bucket.read('fort-640.webp')).rejects.toThrow('The picture bucket answered 403 to a GET.');
  await expect(bucket.write('fort-640.webp', bytes('fort'))).rejects.toThrow('403 to a PUT');
});

test('a bucket that leads elsewhere is not followed', async () => {
  failure = 307;
  await expect(bucket.read('fort-640.webp')).rejects.toThrow('The picture bucket answered 307 to a GET.');
  expect(asked.filter((call) => call.includes('elsewhere'))).toEqual([]);
});

test('a picture is fetched from the bucket once, and what was read longest ago makes room', async () => {
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

test('a picture that is deleted is gone from the copy, too', async () => {
  const cached = cachedStorage(bucket, join(folder, 'second'), 100);
  await cached.write('a', bytes('a'));
  await cached.read('a');
  await cached.remove('a');
  expect(await cached.read('a')).toBeUndefined();
  expect(existsSync(join(folder, 'second', 'a'))).toBe(false);
});
