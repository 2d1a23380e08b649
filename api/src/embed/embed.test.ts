import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kinds, listingKinds } from '@helpdesk/contract/kinds/kinds';
import { embedPaths } from '@helpdesk/contract/rules/addresses';
import type { EmbedAsked } from '@helpdesk/contract/sync/page';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { testBudget } from '#testing/budgets.ts';
import { sampleApp } from '#testing/sample-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'helpdesk-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));
writeFileSync(join(dist, 'index.html'), 'shell');

const makeFrame = async ({ view, language, day, origin }: EmbedAsked) => JSON.stringify({ view, language, day, origin });
const make = vi.fn(makeFrame);
const styles = { frames: 'p{}', partners: 'b{}' };
const siteOrigin = 'https://junnar.example.org';
let time = Date.UTC(2026, 10, 24, 6, 30);
const { app, sql, get, logIn } = await sampleApp({
  siteOrigin,
  dist,
  makePage: async ({ address }) => address,
  embed: { make, styles },
  now: () => time,
});
beforeEach(() => void make.mockClear());

const [place, resort] = [sampleRegion.places[0], sampleRegion.resorts[0]];
if (!place || !resort) throw new Error('the sample region is empty');
const asked = async (path: string) => JSON.parse(await (await get(path)).text()) as EmbedAsked;
const framing = ({ headers }: Response) => ({
  ancestors: /frame-ancestors ([^;]+)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1],
  options: headers.get('X-Frame-Options'),
});
const open = { ancestors: '*', options: null };
const shut = { ancestors: "'none'", options: 'DENY' };

test.each(listingKinds)('a listing of %s, and what is near it, may be framed by anybody', async (kind) => {
  const id = sampleRegion[kind][0]?._id ?? '';
  for (const [is, path] of Object.entries(embedPaths(id))) {
    const response = await get(path);
    expect([response.status, framing(response)]).toEqual([200, open]);
    expect(await response.json()).toMatchObject({ view: { is, id }, language: 'en', day: '2026-11-24', origin: siteOrigin });
  }
});

test('a frame runs no script, loads nothing but our pictures, and no cookie has to do with it', async () => {
  const response = await app.request(`${siteOrigin}/embed/${place._id}`, { headers: { Cookie: 'lang=mr; __Host-lang=mr' } });
  expect(await response.json()).toMatchObject({ language: 'en' });
  expect(response.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *; require-trusted-types-for 'script'",
  );
  expect(response.headers.has('Set-Cookie')).toBe(false);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
});

test('no search engine lists a frame, and sites that let in only what says that it may be let it in; the page for partners is listed', async () => {
  const { headers } = await get(`/embed/${place._id}`);
  expect([headers.get('X-Robots-Tag'), headers.get('Cross-Origin-Resource-Policy')]).toEqual(['noindex', 'cross-origin']);
  expect((await get('/embed')).headers.get('X-Robots-Tag')).toBeNull();
});

test('an edge may hold a frame for minutes and ask whether it is still the same', async () => {
  const { headers } = await get(`/embed/${place._id}`);
  expect(headers.get('Cache-Control')).toBe('public, max-age=60, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400');
  const again = await get(`/embed/${place._id}`, { 'If-None-Match': headers.get('ETag') ?? '' });
  expect([again.status, framing(again)]).toEqual([304, open]);
});

test('it is made once for all who ask, and anew after a change and on another day', async () => {
  const path = `/embed/${resort._id}?lang=hi`;
  for (let again = 0; again < 3; again += 1) expect(await asked(`${path}&utm_source=${again}`)).toMatchObject({ language: 'hi' });
  expect(make).toHaveBeenCalledTimes(1);
  await writeCatalogue(sql, (tx) => putRows(tx, 'resorts', [{ ...resort, content: 'Six rooms.' }]));
  await asked(path);
  expect(make).toHaveBeenCalledTimes(2);
  time += 86_400_000;
  expect(await asked(path)).toMatchObject({ day: '2026-11-25' });
});

test('a language that there is not is English', async () => {
  expect(await asked(`/embed/${place._id}?lang=xx`)).toMatchObject({ language: 'en' });
});

test('what is not published, was deleted or never was is 404 in a frame that says so', async () => {
  const [hidden, gone] = [sampleRegion.places[1], sampleRegion.places[2]];
  await writeCatalogue(sql, async (tx) => {
    await tx`UPDATE ${tx(kinds.places.table)} SET unpublished = true WHERE id = ${hidden?._id ?? ''}`;
    await tx`DELETE FROM ${tx(kinds.places.table)} WHERE id = ${gone?._id ?? ''}`;
  });
  const paths = [`/embed/${hidden?._id}`, `/embed/${hidden?._id}/nearby`, `/embed/${gone?._id}`];
  for (const path of [...paths, '/embed/nowhere', `/embed/${place._id}/more`, '/embed/x.js', '/embed/%00', '/embed/a/b/c']) {
    const response = await get(path);
    expect([path, response.status, framing(response)]).toEqual([path, 404, open]);
    expect(await response.json()).toMatchObject({ view: { is: 'nothing' } });
  }
});

test('nothing else may be framed: pages, calls, pictures, errors, and no error or redirect below /embed', async () => {
  const picture = place.images[0] ?? '';
  const others = [
    '/',
    '/nowhere',
    `/tourism-directory/${place.slug}`,
    '/embed',
    '/embedded',
    '/Embed/x',
    '/api/embed',
    '/api/get-regions',
    picture,
  ];
  for (const path of others) expect([path, framing(await get(path))]).toEqual([path, shut]);
  const tooLong = await get(`/embed/${'x'.repeat(2_100)}`);
  expect([tooLong.status, framing(tooLong)]).toEqual([414, shut]);
  const otherHost = await get(`https://other.example.org/embed/${place._id}`);
  expect([otherHost.status, framing(otherHost)]).toEqual([421, shut]);
  const written = await app.request(`${siteOrigin}/embed/${place._id}`, { method: 'POST' });
  expect([written.status, framing(written)]).toEqual([404, shut]);
  const moved = await get(`/q/${place._id}`);
  expect([moved.status, framing(moved)]).toEqual([302, shut]);
});

test('one network has so much made and no more, and the answer that says so may not be framed; what is kept is given to all', async () => {
  const { budget, work } = testBudget(20);
  const { get: ask } = await sampleApp({ siteOrigin, embed: { make, styles }, budget });
  make.mockImplementation(async () => {
    work(10);
    return 'frame';
  });
  expect((await ask(`/embed/${place._id}`)).status).toBe(200);
  expect((await ask('/embed?search=one')).status).toBe(200);
  const refused = await ask('/embed?search=two');
  expect([refused.status, framing(refused)]).toEqual([429, shut]);
  expect((await ask(`/embed/${place._id}`)).status).toBe(200);
  make.mockImplementation(makeFrame);
});

test('the page for partners takes a name and a listing from its address, and is sent in no other form', async () => {
  const { app: other } = await sampleApp({ embed: { make, styles } });
  const response = await other.request(`/embed?search=${'x'.repeat(300)}&id=${place._id}&lang=mr`);
  expect(await response.json()).toMatchObject({ view: { is: 'partners', id: place._id, search: 'x'.repeat(200) }, language: 'mr' });
  expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect((await (await other.request('/embed?id=nowhere')).json()) as EmbedAsked).toMatchObject({
    view: { is: 'partners', id: '', search: '' },
  });
});

test('who is logged in sees no more of it than anybody', async () => {
  const hidden = sampleRegion.places[1]?._id ?? '';
  expect((await get(`/embed/${hidden}`, { Authorization: `Bearer ${await logIn()}` })).status).toBe(404);
});
