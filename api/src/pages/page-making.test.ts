import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageAsked } from '@helpdesk/contract/sync/page';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { connect } from '#db/pool/connect.ts';
import { logger } from '#logger.ts';
import { sampleApp } from '#testing/sample-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'helpdesk-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));
writeFileSync(join(dist, 'index.html'), 'shell');

let time = Date.UTC(2026, 10, 21, 6);
const makePage = vi.fn(async (page: PageAsked) => {
  return `<p>${page.address} in ${page.language} on ${page.day} at ${page.origin}, ${page.catalogue.rows.places.length} places`;
});
const { sql, get } = await sampleApp({ dist, makePage, now: () => time });
const look = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();
const made = () => makePage.mock.calls.length;

beforeEach(() => {
  makePage.mockClear();
  time += 2_000;
});

test('a page is made from its address, the catalogue, the day in the region and the origin; a phone that was sold with a language chose none', async () => {
  expect(await look('/about-us?lang=mr')).toBe('<p>/about-us?lang=mr in mr on 2026-11-21 at http://localhost, 74 places');
  expect(await look('/about-us', { 'Accept-Language': 'hi' })).toContain('/about-us in en on');
  expect(await look('/about-us?lang=hi', { Cookie: 'lang=mr' })).toContain('/about-us?lang=hi in hi on');
  expect(await look('/about-us?lang=en', { Cookie: 'lang=mr' })).toContain('/about-us?lang=en in en on');
  expect(await look('/', { Cookie: 'lang=en' })).toContain('/ in en on');
});

test('whoever chose another language is led once to the address that names it, and no cache keeps the way', async () => {
  const ledTo = async (path: string, Cookie: string) => {
    const { status, headers } = await get(path, { Cookie });
    return [status, headers.get('Location'), headers.get('Cache-Control')];
  };
  const led = (to: string) => [302, to, 'private, no-store'];
  expect(await ledTo('/about-us', 'lang=mr')).toEqual(led('/about-us?lang=mr'));
  expect(await ledTo('/about-us', 'lang=hi; __Host-lang=mr')).toEqual(led('/about-us?lang=mr'));
  expect(await ledTo('/tourism-directory?search=fort&lang=xx', 'lang=hi')).toEqual(led('/tourism-directory?search=fort&lang=hi'));
  expect(await ledTo('/nowhere', 'lang=mr')).toEqual(led('/nowhere?lang=mr'));
  expect(await ledTo('//elsewhere.example.org/%5Cx', 'lang=mr')).toEqual(led('/elsewhere.example.org/%5Cx?lang=mr'));
  for (const cookie of ['lang=en', 'lang=xx', 'slang=mr', '']) expect((await get('/about-us', { Cookie: cookie })).status).toBe(200);
  for (const path of ['/admin', '/login', '/kiosk']) expect((await get(path, { Cookie: 'lang=mr' })).status).toBe(200);
  expect((await get('/events?lang=hi', { Cookie: 'lang=mr' })).status).toBe(200);
});

test('the same page is made once for everybody, whatever follows them about', async () => {
  const answers = await Promise.all(
    ['/events', '/%65vents', '/events?utm_source=x', '/events?search=fort', '/events?lang=fr'].map((path) => look(path)),
  );
  expect(new Set(answers).size).toBe(1);
  expect(made()).toBe(1);
  await Promise.all(
    ['/tourism-directory?region=otur&search=fort', '/tourism-directory?x=1&search=fort&region=otur'].map((path) => look(path)),
  );
  expect(made()).toBe(2);
  await Promise.all(['/essentials?near=me', '/essentials?near=me&at=19.22,73.86', '/map?near=me', '/map'].map((path) => look(path)));
  expect(made()).toBe(4);
});

test('of a directory, and of nothing else, a page may be asked to bring more rows, in steps that everybody shares', async () => {
  const asked = ['?rows=112', '?rows=0112', '?rows=112&utm_source=x', '?rows=113', '?rows=5000', '?rows=x', ''];
  const answers = await Promise.all(asked.map((query) => look(`/tourism-directory${query}`)));
  expect(answers.filter((answer) => answer.includes('/tourism-directory?rows=112 in'))).toHaveLength(3);
  expect(answers.filter((answer) => answer.includes('/tourism-directory in'))).toHaveLength(4);
  expect(made()).toBe(2);
  expect(await look('/events?rows=112')).toContain('/events in');
});

test('one page for each language says of all addresses that nothing is there, and asks nothing of the rows', async () => {
  const lost = [
    '/nowhere',
    '/forts/nowhere',
    '/tourism-directory/shivnery',
    '/q/nowhere',
    '/a/b/c/d',
    `/${'long-'.repeat(400)}`,
    '/%E0%A4%A',
  ];
  for (const path of lost) {
    expect((await get(path)).status, path).toBe(404);
    expect(await look(path), path).toBe('<p>/-/-/- in en on 2026-11-21 at http://localhost, 0 places');
  }
  expect(made()).toBe(1);
  expect(await look('/nowhere?lang=hi&search=x')).toContain('/-/-/-?lang=hi in hi');
  expect(made()).toBe(2);
});

test('a page is made again when the catalogue or the day has changed, and for another origin or language', async () => {
  const [place] = sampleRegion.places;
  if (!place) throw new Error('the sample region is empty');
  await look('/contact-us');
  await look('/contact-us?lang=hi');
  await look('http://elsewhere.example.org/contact-us');
  expect(made()).toBe(3);
  await look('/contact-us');
  expect(made()).toBe(3);
  await writeCatalogue(sql, (tx) => putRows(tx, 'places', [{ ...place, content: 'Changed.' }]));
  time += 1_000;
  await look('/contact-us');
  expect(made()).toBe(4);
  time = Date.UTC(2026, 10, 21, 18, 30);
  expect(await look('/contact-us')).toContain('on 2026-11-22');
});

test('who holds the page already is told so, and it goes out packed', async () => {
  const first = await get('/events', { 'Accept-Encoding': 'gzip, br' });
  const tag = first.headers.get('ETag') ?? '';
  expect(first.headers.get('Vary')).toBe('Accept-Encoding');
  expect(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toContain('/events');
  const second = await get('/events', { 'Accept-Encoding': 'gzip', 'If-None-Match': `W/${tag}` });
  expect([second.status, await second.text()]).toEqual([304, '']);
  const zipped = await get('/events', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toContain('/events');
  expect((await get('/nowhere', { 'If-None-Match': (await get('/nowhere')).headers.get('ETag') ?? '' })).status).toBe(404);
});

test('the back-office is the shell, and makes no page', async () => {
  for (const path of ['/admin', '/admin/ad-management', '/admin/no/such/page', '/login', '/kiosk', '/%61dmin/places'])
    expect(await look(path)).toBe('shell');
  expect(made()).toBe(0);
});

test('a page that cannot be made is the shell; the log says why and not who searched for what', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  makePage.mockRejectedValueOnce(new Error('broken'));
  const answer = await get('/tourism-directory?search=Asha+Pawar');
  expect([answer.status, await answer.text()]).toEqual([200, 'shell']);
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).toContain('broken');
  expect(JSON.stringify(log.mock.calls)).not.toContain('Asha');
  log.mockRestore();
  expect(await look('/tourism-directory?search=Asha+Pawar')).toContain('search=Asha');
});

test('without a database the shell opens, and the app shows what the phone holds', async () => {
  const gone = connect('postgres://nobody@127.0.0.1:1/nothing');
  expect(await (await createApp({ sql: gone, dataDir: '/nowhere', dist, makePage }).request('/about-us')).text()).toBe('shell');
  expect(made()).toBe(0);
  await gone.end();
});

test('any cache in between may hold a page for ten seconds, and no longer what is of the minute or what somebody searched for', async () => {
  const caching = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).headers.get('Cache-Control');
  const shared = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50';
  for (const path of ['/', '/events?lang=mr', '/tourism-directory?region=otur', '/nowhere']) expect(await caching(path), path).toBe(shared);
  for (const path of ['/essentials?open=now', '/tourism-directory?search=Asha', '/admin', '/login'])
    expect(await caching(path), path).toBe('no-cache');
  for (let at = 0; at < 8; at += 1) await get(`http://host-${at}.example.org/events`);
  expect(await caching('http://invented.example.org/events')).toBe('no-cache');
});

test('a proxy that keeps a page under the version that heads say may do so for an hour, and no other may', async () => {
  const version = (await get('/api/sync/v1/head')).headers.get('Content-Version') ?? '';
  expect(version).toMatch(/^\d+-[0-9a-f]{10}$/);
  const answered = async (asked?: string) => {
    const { headers } = await get('/events', asked ? { 'Content-Version': asked } : {});
    return [headers.get('Content-Version'), headers.get('X-Accel-Expires')];
  };
  expect(await answered(version)).toEqual([version, '3600']);
  for (const other of [undefined, '0-0000000000', version.replace(/-.*/, '-0000000000')])
    expect(await answered(other)).toEqual([version, null]);
  time += 24 * 3_600_000;
  expect((await answered(version))[0]).not.toBe(version);
});
