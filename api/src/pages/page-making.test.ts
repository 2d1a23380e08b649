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

test('a page is made from its address, the chosen language, the catalogue, the day in the region and the origin', async () => {
  expect(await look('/about-us', { Cookie: 'lang=mr' })).toBe('<p>/about-us in mr on 2026-11-21 at http://localhost, 74 places');
  expect(await look('/about-us', { 'Accept-Language': 'hi' })).toContain('in en on');
  expect(await look('/about-us', { Cookie: 'lang=hi; __Host-lang=mr' })).toContain('/about-us in mr');
  expect(await look('/about-us?lang=hi', { Cookie: 'lang=mr' })).toContain('/about-us?lang=hi in hi on');
  expect(await look('/')).toContain('/ in en on');
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
  expect(await look('/nowhere', { Cookie: 'lang=mr' })).toContain('/-/-/- in mr');
  expect(await look('/nowhere?lang=hi&search=x')).toContain('/-/-/-?lang=hi in hi');
  expect(made()).toBe(3);
});

test('a page is made again when the catalogue or the day has changed, and for another origin or language', async () => {
  const [place] = sampleRegion.places;
  if (!place) throw new Error('the sample region is empty');
  await look('/contact-us');
  await look('/contact-us', { Cookie: 'lang=hi' });
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
  expect([first.headers.get('Cache-Control'), first.headers.get('Vary')]).toEqual(['no-cache', 'Cookie, Accept-Encoding']);
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
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
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
