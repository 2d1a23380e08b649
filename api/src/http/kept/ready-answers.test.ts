import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { accountCalls } from '@helpdesk/contract/calls/account';
import { changeListingCalls } from '@helpdesk/contract/calls/managed/change-listings';
import { placeCalls } from '@helpdesk/contract/calls/places';
import { regionCalls } from '@helpdesk/contract/calls/regions';
import { seqHeader } from '@helpdesk/contract/sync/seq-header';
import { syncCalls } from '@helpdesk/contract/sync/sync';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { messagesIn } from '@helpdesk/words/server-messages';
import { afterAll, expect, test, vi } from 'vitest';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { listen } from '#listen.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { readyAnswers } from './ready-answers.ts';

const ready = readyAnswers(1_000_000);
const serve = vi.spyOn(ready, 'serve');
let tell = () => {};
const { app, sql, logIn } = await sampleApp({
  ready,
  hearChanges: (onChange) => {
    tell = onChange;
  },
});
const { port, close } = await listen(Promise.resolve(app), { port: 0, host: '127.0.0.1', ready });
afterAll(() => close(0));

const asBrowsersDo = { 'Accept-Encoding': 'gzip, deflate, br' };

const ask = (path: string, headers: OutgoingHttpHeaders | readonly string[] = asBrowsersDo) => askAt(port, path, headers);

async function askAt(port: number, path: string, headers: OutgoingHttpHeaders | readonly string[]) {
  const asking = request({ port, host: '127.0.0.1', path, headers }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const { date: _, connection: _c, 'keep-alive': _k, 'content-length': _l, 'transfer-encoding': _t, ...told } = answer.headers;
  const isReady = serve.mock.results.at(-1)?.value === true;
  return { status: answer.statusCode, headers: told, body, isReady };
}

const read = ({ body, headers }: Awaited<ReturnType<typeof ask>>) =>
  JSON.parse(headers['content-encoding'] === 'br' ? brotliDecompressSync(body).toString() : body.toString());

const [place, region] = [sampleRegion.places[0], sampleRegion.regions[0]];
if (!place || !region) throw new Error('the sample region is empty');
const list = `/api${regionCalls.list.path}`;
const rename = (name: string) => writeCatalogue(sql, (tx) => putRows(tx, 'regions', [{ ...region, name }]));

test.each([
  ['a list', list],
  ['an item', `/api${placeCalls.one.path.replace('{id}', place._id)}`],
  ['the head', `/api${syncCalls.head.path}`],
  ['a file of open data', '/data/junnar-places.csv'],
  ['the feed', '/data/notices.atom?lang=mr'],
])('%s stands ready from then on, and is the same to the last header', async (_what, path) => {
  const made = await ask(path);
  expect(made).toMatchObject({ status: 200, isReady: false });
  // Not what was made while the first rows were read.
  await vi.waitFor(async () => expect(await ask(path)).toEqual({ ...made, isReady: true }), { timeout: 60_000 });
});

test('who holds it is told so, with what belongs to it alone', async () => {
  const { headers } = await ask(list);
  const held = { ...asBrowsersDo, 'If-None-Match': headers.etag };
  const again = await ask(list, held);
  expect(again).toMatchObject({ status: 304, isReady: true, headers: { etag: headers.etag, vary: headers.vary } });
  expect(again.body).toHaveLength(0);
  expect(Object.keys(again.headers).filter((name) => name.startsWith('content-') && /type|encoding|length/.test(name))).toEqual([]);
  expect(await ask(list, { ...held, 'If-None-Match': '"other"' })).toMatchObject({ status: 200 });
});

test('an item is answered whole also to who holds its version, which says nothing of what is near it', async () => {
  const path = `/api${placeCalls.one.path.replace('{id}', place._id)}`;
  const { headers } = await ask(path);
  await vi.waitFor(async () => expect((await ask(path)).isReady).toBe(true), { timeout: 60_000 });
  for (const tag of [headers.etag, `W/${headers.etag}`])
    expect(await ask(path, { ...asBrowsersDo, 'If-None-Match': tag })).toMatchObject({ status: 200, isReady: true });
});

test('another language, another form and another host are other answers', async () => {
  await ask(list);
  const marathi = await ask(list, { ...asBrowsersDo, 'Accept-Language': 'mr' });
  expect(marathi.isReady).toBe(false);
  expect(read(marathi).displayMessage).toBe(messagesIn('mr').server_found());
  for (const headers of [{ 'Accept-Encoding': 'gzip' }, {}, { ...asBrowsersDo, Host: 'other.example.org' }])
    expect(await ask(list, headers)).toMatchObject({ status: 200, isReady: false });
  const twoHosts = ['Host', `127.0.0.1:${port}`, 'Host', 'other.example.org', 'Accept-Encoding', 'gzip, deflate, br'];
  expect((await ask(list, twoHosts)).status).toBe(400);
});

test('after a change nothing of before is given out, neither what was made meanwhile', async () => {
  await ask(list);
  const asked = Array.from({ length: 20 }, () => ask(list, { ...asBrowsersDo, 'Accept-Language': 'hi' }));
  await rename('Changed');
  tell();
  await Promise.all(asked);
  const names = async () => (read(await ask(list)).result as { name: string }[]).map(({ name }) => name);
  await vi.waitFor(async () => expect(await names()).toContain('Changed'), { timeout: 60_000 });
});

test('who names the seq of their own write reads it, though nobody told this server', async () => {
  const { seq } = read(await ask(`/api${syncCalls.head.path}`));
  await rename('Written elsewhere');
  const [clock] = await sql<[{ seq: number }]>`SELECT seq FROM sync_clock`;
  expect(clock.seq).toBe(seq + 1);
  const answered = read(await ask(list, { ...asBrowsersDo, [seqHeader]: `${clock.seq}` }));
  expect(answered.result.map(({ name }: { name: string }) => name)).toContain('Written elsewhere');
});

test.each([
  ['a new region', regionCalls.add, { name: 'Written here', content: 'A valley.', translations: {} }, list, 'Written here'],
  [
    'a listing that is still correct',
    changeListingCalls.change,
    { kind: 'places', ids: [place._id], change: { what: 'checked' } },
    `/api${placeCalls.one.path.replace('{id}', place._id)}`,
    '"checkedOn":"',
  ],
])(
  'the write of %s names its seq, and what this server gives out from then on has it',
  async (_what, { method, path }, body, read, text) => {
    await ask(read);
    const response = await app.request(`/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await logIn()}` },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    const [clock] = await sql<[{ seq: number }]>`SELECT seq FROM sync_clock`;
    expect(response.headers.get(seqHeader)).toBe(`${clock.seq}`);
    expect(brotliDecompressSync((await ask(read)).body).toString()).toContain(text);
  },
);

test('what is for an administrator alone never stands ready', async () => {
  const headers = { ...asBrowsersDo, Authorization: `Bearer ${await logIn()}` };
  for (let again = 0; again < 2; again += 1)
    expect(await ask(`/api${accountCalls.read.path}`, headers)).toMatchObject({ status: 200, isReady: false });
});

test('a page is of another day at midnight, and within a minute of a clock that is put right', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'helpdesk-dist-'));
  writeFileSync(join(dist, 'index.html'), 'shell');
  const noon = Date.UTC(2026, 10, 21, 6, 30);
  let time = noon;
  let passed = 1;
  const pages = readyAnswers(1_000_000, { now: () => passed });
  const { app: site } = await sampleApp({ dist, makePage: async ({ day }) => day, now: () => time, ready: pages, hearChanges: () => {} });
  const place = await listen(Promise.resolve(site), { port: 0, host: '127.0.0.1', ready: pages });
  const day = async () => brotliDecompressSync((await askAt(place.port, '/about-us', asBrowsersDo)).body).toString();
  expect([await day(), await day()]).toEqual(['2026-11-21', '2026-11-21']);
  time += 24 * 3_600_000;
  passed += 60_001;
  expect(await day()).toBe('2026-11-22');
  time = noon + 24 * 3_600_000 + 11.99 * 3_600_000;
  passed += 60_001;
  expect(await day()).toBe('2026-11-22');
  time += 36_001;
  passed += 36_001;
  expect(await day()).toBe('2026-11-23');
  await place.close(0);
  rmSync(dist, { recursive: true });
});

test('a page that stands ready in English is not given to who chose another language, nor one over http to who came over https', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'helpdesk-dist-'));
  writeFileSync(join(dist, 'index.html'), 'shell');
  const pages = readyAnswers(1_000_000);
  const parts = { dist, ready: pages, trustedProxyHops: 1, hearChanges: () => {} };
  const { app: site } = await sampleApp({ ...parts, makePage: async ({ language, origin }) => `${language} ${origin}` });
  const place = await listen(Promise.resolve(site), { port: 0, host: '127.0.0.1', ready: pages });
  const plain = { ...asBrowsersDo, Host: 'junnar.example.org' };
  const at = (headers: OutgoingHttpHeaders) => askAt(place.port, '/about-us', headers);
  const isReady = () =>
    pages.serve({ method: 'GET', url: '/about-us', headers: {}, rawHeaders: Object.entries(plain).flat() } as never, noResponse);
  const noResponse = { writeHead: () => noResponse, end: () => noResponse } as never;
  await vi.waitFor(async () => {
    await at(plain);
    expect(isReady()).toBe(true);
  });
  for (const cookie of ['lang=mr', '__Host-lang=mr', 'other=1; lang=mr'])
    expect(await at({ ...plain, Cookie: cookie })).toMatchObject({ status: 302, headers: { location: '/about-us?lang=mr' } });
  const text = async (headers: OutgoingHttpHeaders) => brotliDecompressSync((await at(headers)).body).toString();
  expect(await text({ ...plain, Cookie: 'lang=en' })).toBe('en http://junnar.example.org');
  expect(await text({ ...plain, 'X-Forwarded-Proto': 'https' })).toBe('en https://junnar.example.org');
  expect(await text(plain)).toBe('en http://junnar.example.org');
  // The proxy in front keeps for longer only what is of the version that it names.
  const { headers } = await at(plain);
  const version = `${headers['content-version']}`;
  expect([headers['x-accel-expires'], (await at({ ...plain, 'Content-Version': version })).headers['x-accel-expires']]).toEqual([
    undefined,
    '3600',
  ]);
  await place.close(0);
  rmSync(dist, { recursive: true });
});
