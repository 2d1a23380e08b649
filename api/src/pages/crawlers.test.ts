import { gunzipSync } from 'node:zlib';
import { languages } from '@helpdesk/contract/languages';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { sitemap } from './sitemap.ts';

const { sql, get } = await sampleApp({ siteOrigin: 'https://junnar.example.org' });
const [place] = sampleRegion.places;
if (!place) throw new Error('the sample region is empty');

const read = async () => (await get('/sitemap.xml')).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
const changedAt = (xml: string, path: string): string | undefined =>
  new RegExp(`<loc>https://junnar.example.org${path}</loc><lastmod>([^<]+)`).exec(xml)?.[1];

test('crawlers are told what is not for them, and where the sitemap lies', async () => {
  const response = await get('/robots.txt');
  expect(response.headers.get('Content-Type')).toContain('text/plain');
  const lines = (await response.text()).split('\n');
  for (const path of ['/admin/', '/kiosk', '/requests', '/saved', '/login']) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: https://junnar.example.org/sitemap.xml');
});

test('crawlers may read all that is public, and list no answer of the API as if it were a page', async () => {
  const robots = await (await get('/robots.txt')).text();
  const forbidden = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  for (const path of ['/', '/api/get-tourist-places', '/api/search', '/api/openapi.json', '/images/', '/sitemap.xml', '/tourism-directory'])
    expect([path, forbidden.filter((prefix) => path.startsWith(prefix.replace('$', '')))]).toEqual([path, []]);
  for (const path of ['/api/get-tourist-places', '/api/openapi.json', '/api/nothing'])
    expect([path, (await get(path)).headers.get('X-Robots-Tag')]).toEqual([path, 'noindex']);
  for (const path of ['/sitemap.xml', '/robots.txt']) expect([path, (await get(path)).headers.get('X-Robots-Tag')]).toEqual([path, null]);
});

test('every listing stands in the sitemap in every language, with the way to the others', async () => {
  const xml = await read();
  const known = new Set(locations(xml));
  expect(known.size).toBe(locations(xml).length);
  const { places, resorts, restaurants, services } = sampleRegion;
  for (const [directory, rows] of [
    ['tourism-directory', places],
    ['accommodation-directory', resorts],
    ['restaurant-directory', restaurants],
    ['essentials', services],
  ] as const) {
    for (const { slug } of rows) {
      const address = `https://junnar.example.org/${directory}/${encodeURIComponent(slug)}`;
      for (const tail of ['', '?lang=mr', '?lang=hi']) expect(known).toContain(address + tail);
    }
  }
  expect(known.size % languages.length).toBe(0);
  expect([...xml.matchAll(/hreflang="x-default"/g)]).toHaveLength(known.size);
  expect([...known].filter((address) => /\/(?:admin|kiosk|login|requests|saved|api|q)\b/.test(address))).toEqual([]);
});

test('the page where partners find the code of a listing stands in the sitemap, the listings’ frames do not', async () => {
  const paths = locations(await read()).map((address) => new URL(address).pathname);
  expect(new Set(paths.filter((path) => path.startsWith('/embed')))).toEqual(new Set(['/embed']));
});

test('a change of a listing is told with its time, on the listing, its directory and its category alone', async () => {
  const path = `/tourism-directory/${place.slug}`;
  const before = await read();
  await writeCatalogue(sql, (tx) => putRows(tx, 'places', [{ ...place, content: 'Seven gates.' }]));
  const after = await read();
  const own = changedAt(after, path);
  expect(Date.parse(own ?? '')).toBeGreaterThan(Date.parse(changedAt(before, path) ?? ''));
  expect(changedAt(after, '/tourism-directory')).toBe(own);
  expect(changedAt(after, '/accommodation-directory')).toBe(changedAt(before, '/accommodation-directory'));
  expect(changedAt(after, '/about-us')).toBeUndefined();
});

test('a save that changes nothing is no change, nor is what only administrators see', async () => {
  const path = `/tourism-directory/${place.slug}`;
  const before = changedAt(await read(), path);
  await writeCatalogue(sql, async (tx) => {
    await tx`UPDATE place SET name = name WHERE id = ${place._id}`;
    await tx`UPDATE place SET translated_from = '{"mr": {"content": "Six gates."}}' WHERE id = ${place._id}`;
  });
  expect(changedAt(await read(), path)).toBe(before);
});

test('nothing is said of when a row was changed that is older than its times', async () => {
  await sql`ALTER TABLE resort DISABLE TRIGGER USER`;
  await sql`UPDATE resort SET changed_at = NULL`;
  await sql`ALTER TABLE resort ENABLE TRIGGER USER`;
  await writeCatalogue(sql, (tx) => putRows(tx, 'places', [{ ...place, content: 'Eight gates.' }]));
  expect(changedAt(await read(), '/accommodation-directory')).toBeUndefined();
});

test('it is packed and asked for again only when it has changed', async () => {
  const first = await get('/sitemap.xml', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(await first.arrayBuffer()).toString()).toBe(await read());
  const etag = first.headers.get('ETag') ?? '';
  expect((await get('/sitemap.xml', { 'If-None-Match': `W/${etag}` })).status).toBe(304);
  await writeCatalogue(sql, (tx) => putRows(tx, 'places', [{ ...place, slug: 'elsewhere' }]));
  const changed = await get('/sitemap.xml', { 'If-None-Match': etag });
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('/tourism-directory/elsewhere<')]);
});

test('an invented host says nothing but an address', () => {
  const empty = { ...sampleRegion, places: [], resorts: [], restaurants: [] } as unknown as CatalogueRows;
  const xml = [...sitemap(empty, new Map(), `http://a"b'c&d`)].join('');
  expect(xml).toContain('href="http://a&quot;b&apos;c&amp;d/"/>');
});

test('with 5,000 listings it holds what one sitemap may hold', () => {
  const many = <Row extends { _id: string; slug: string }>(rows: readonly Row[], count: number) =>
    Array.from({ length: count }, (_, at) => {
      const row = rows[at % rows.length] as Row;
      return { ...row, seq: 1, _id: `${row._id}-${at}`, slug: `${row.slug}-शिवनेरी-${at}` };
    });
  const { places, resorts, restaurants } = sampleRegion;
  const rows = {
    ...sampleRegion,
    places: many(places, 3_000),
    resorts: many(resorts, 1_000),
    restaurants: many(restaurants, 1_000),
  } as unknown as CatalogueRows;
  const times = new Map([...rows.places, ...rows.resorts, ...rows.restaurants].map(({ _id }) => [_id, new Date(0)]));
  const xml = [...sitemap(rows, times, 'https://junnar.example.org')].join('');
  expect(locations(xml).length).toBeGreaterThan(15_000);
  expect(locations(xml).length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(50_000_000);
});
