import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { regionCalls } from '@helpdesk/contract/calls/regions';
import { reportCalls } from '@helpdesk/contract/calls/reports';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#listen.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { acceptedEncodings, holdsTag, tagsIn } from './accepted.ts';

test.each([
  ['', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['br;q=0', []],
  ['gzip;q=0, br;q=0', []],
  ['br;q=0.0, gzip', ['gzip']],
  ['br; q=0, gzip ;q=0.001', ['gzip']],
  ['br;q=0.5, gzip;q=0.8', ['gzip']],
  ['br;q=0.5, gzip;q=0.5', ['br', 'gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['gzip;q=0, *', ['br']],
  ['GZIP', ['gzip']],
  ['identity', []],
  ['identity;q=1, gzip;q=0.5', []],
  ['identity;q=0, gzip;q=0.5', ['gzip']],
  ['xbr, brotli, gzipped', []],
])('who says that they take "%s" gets one of %o', (header, best) => {
  expect(acceptedEncodings(header)).toEqual(best);
});

test('tags are read in lists, strong and weak, with commas in them, and any', () => {
  expect(tagsIn('"a", W/"b","c,d" , *')).toEqual(['"a"', '"b"', '"c,d"', '*']);
  expect([tagsIn(undefined), tagsIn('a, b')]).toEqual([[], []]);
});

test.each([
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"x", "a-br"', true],
  ['"x",W/"a-gzip"', true],
  ['*', true],
  ['"a-gzip"', false],
  ['"a"', false],
  ['W/"x-br"', false],
  ['"x", "y"', false],
  [undefined, false],
])('who says %s holds "a-br": %s', (header, holds) => {
  expect(holdsTag(header, '"a-br"')).toBe(holds);
});

const dist = mkdtempSync(join(tmpdir(), 'helpdesk-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));
mkdirSync(join(dist, 'assets'));
const script = 'export const hill = "Shivneri";'.repeat(200);
for (const name of ['index.html', 'sw.js', 'assets/hill-1a2b3c.js']) {
  writeFileSync(join(dist, name), script);
  writeFileSync(join(dist, `${name}.br`), brotliCompressSync(script));
  writeFileSync(join(dist, `${name}.gz`), gzipSync(script));
}
const { app, get, read, logIn, send } = await sampleApp({ dist, makePage: async ({ address }) => `page ${address}`.repeat(500) });

const head = (await (await get('/api/sync/v1/head')).json()) as { snapshot: { url: string } };
const place = sampleRegion.places[0];
const [report] = await read(reportCalls.list);
const picture = place?.images[0] ?? '';
const texts = [
  '/about-us',
  `/api${regionCalls.list.path}`,
  `/api/get-tourist-place/${place?._id}`,
  head.snapshot.url,
  '/api/sync/v1/head',
  '/api/get-dataset',
  '/api/openapi.json',
  '/data/junnar.geojson',
  '/data/notices.ics',
  '/sitemap.xml',
  '/sw.js',
  '/assets/hill-1a2b3c.js',
];
const files = [`/api/reports/${report?._id}/file`, picture.replace(/-1280\.webp$/, '-640.webp'), '/sw.js', '/assets/hill-1a2b3c.js'];

describe.each(texts)('%s', (path) => {
  const as = (encoding?: string, headers: Record<string, string> = {}) =>
    get(path, { ...(encoding !== undefined && { 'Accept-Encoding': encoding }), ...headers });

  test.each(['gzip;q=0', 'br;q=0', 'gzip;q=0, br;q=0', 'gzip;q=0.0,br;q=0,*;q=0', 'identity'])(
    'is not packed for "%s"',
    async (encoding) => {
      const response = await as(encoding);
      expect([response.status, response.headers.get('Content-Encoding')]).toEqual([200, null]);
      expect(await response.text()).toBe(await (await as()).text());
    },
  );

  test('is packed with what is liked best', async () => {
    expect((await as('br;q=0, gzip')).headers.get('Content-Encoding')).toBe('gzip');
    expect((await as('gzip;q=1, br;q=0.1')).headers.get('Content-Encoding')).toBe('gzip');
  });

  test('has a tag of its own in each form', async () => {
    const tags = await Promise.all(['', 'gzip', 'br'].map(async (encoding) => (await as(encoding)).headers.get('ETag')));
    const packed = await Promise.all(['', 'gzip', 'br'].map(async (encoding) => (await as(encoding)).headers.get('Content-Encoding')));
    // What is not kept packed has none.
    expect(new Set(tags).size).toBe(tags[0] === null ? 1 : new Set(packed).size);
  });
});

const tagged = [...texts.filter((path) => !/get-dataset|openapi|get-tourist-place\//.test(path)), ...files.slice(0, 2)];

test.each(tagged)('who holds %s is told so, by a list, a weak tag or any', async (path) => {
  const [plain, packed] = [await get(path), await get(path, { 'Accept-Encoding': 'gzip' })];
  const tag = packed.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[^"]+"$/);
  const holding = async (held: string) => (await get(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': held })).status;
  for (const held of [tag, `W/${tag}`, `"other", ${tag}`, `W/"other",W/${tag}`, '*'])
    expect([held, await holding(held)]).toEqual([held, 304]);
  for (const held of ['"other"', 'W/"other"', tag.replaceAll('"', '')]) expect([held, await holding(held)]).toEqual([held, 200]);
  const plainTag = plain.headers.get('ETag') ?? '';
  if (packed.headers.get('Content-Encoding')) expect(await holding(plainTag)).toBe(200);
});

test.each(files)('%s is answered whole to who asks for several parts of it, or by another unit', async (path) => {
  const whole = Buffer.from(await (await get(path)).arrayBuffer());
  for (const range of ['bytes=0-1,3-4', 'bytes=0-0, -1', 'items=0-5', 'lines=1', 'bytes=x-y', 'bytes=-', 'bytes', '0-5']) {
    const response = await get(path, { Range: range });
    expect([range, response.status, response.headers.get('Content-Range')]).toEqual([range, 200, null]);
    expect(Buffer.from(await response.arrayBuffer()).equals(whole)).toBe(true);
  }
});

test('one part of a file is answered', async () => {
  const response = await get('/sw.js', { Range: 'bytes=7-11' });
  expect([response.status, response.headers.get('Content-Range')]).toEqual([206, `bytes 7-11/${script.length}`]);
  expect(await response.text()).toBe(script.slice(7, 12));
});

test('a write may be for any of several versions, by strong and weak tags of any form; for none of them it is refused', async () => {
  const bearer = { Authorization: `Bearer ${await logIn()}` };
  const [region] = await read(regionCalls.list);
  const { name, content = '', translations } = { ...region } as unknown as Record<string, string>;
  const put = async (ifMatch: string) =>
    (await send('PUT', `/update-region/${region?._id}`, { name, content, translations }, { ...bearer, 'If-Match': ifMatch })).code;
  const version = async () => (await read(regionCalls.list)).find(({ _id }) => _id === region?._id)?.version;
  for (const tags of [
    (seq: string) => `"${seq}"`,
    (seq: string) => `"0", "${seq}"`,
    (seq: string) => `W/"0",W/"${seq}-br"`,
    (seq: string) => `"${seq}-gzip"`,
    () => '*',
  ])
    expect(await put(tags(`${await version()}`))).toBe(200);
  for (const tags of ['"0"', '"0", W/"1"', 'nothing', '"x-br"']) expect([tags, await put(tags)]).toEqual([tags, 409]);
});

describe('over a socket', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    server = await listen(Promise.resolve(app), { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close(0));

  test('the same headers are read', async () => {
    const ask = (path: string, headers: Record<string, string>) => fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
    const plain = await ask('/sw.js', { 'Accept-Encoding': 'br;q=0, gzip;q=0', Range: 'bytes=0-1,3-4' });
    expect([plain.status, plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([200, null, script]);
    const list = await ask(`/api${regionCalls.list.path}`, { 'Accept-Encoding': 'br;q=0, gzip;q=0' });
    expect(list.headers.get('Content-Encoding')).toBeNull();
    expect((await list.json()) as object).toMatchObject({ status: true });
  });
});
