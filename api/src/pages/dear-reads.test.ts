import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageAsked } from '@helpdesk/contract/sync/page';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { logger } from '#logger.ts';
import { largeBudget, testBudget } from '#testing/budgets.ts';
import { sampleApp } from '#testing/sample-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'helpdesk-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));
writeFileSync(join(dist, 'index.html'), 'shell');

const makePage = vi.fn(async ({ address }: PageAsked) => `page ${address}`);
const { sql, dataDir } = await sampleApp();
/** A server of its own, at which the clock stands still. */
/** @param headers what its visitors send */
function server(parts: Partial<Parameters<typeof createApp>[0]> = {}, headers: Record<string, string> = {}) {
  makePage.mockClear();
  const app = createApp({ sql, dataDir, dist, makePage, budget: largeBudget(), now: () => 1_000_000, ...parts });
  const get = async (path: string, network = '203.0.113.7') => app.request(path, { headers: { ...headers, 'X-Forwarded-For': network } });
  return { get, look: async (path: string, network?: string) => (await get(path, network)).text() };
}
const search = (n: number) => `/tourism-directory?search=hill${n}`;

test('four pages are made at a time and sixty wait; for more there is the shell, and no word in the log', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { look } = server();
  await look('/about-us');
  makePage.mockClear();
  makePage.mockImplementation(async ({ address }) => {
    await finished;
    return `page ${address}`;
  });
  const all = Array.from({ length: 65 }, (_, n) => search(n));
  const asked = all.map((path) => look(path));
  // Whichever of them came last.
  expect(await Promise.race(asked)).toBe('shell');
  expect(makePage).toHaveBeenCalledTimes(4);
  expect(await look('/about-us')).toBe('page /about-us');
  finish();
  const seen = await Promise.all(asked);
  const refused = all[seen.indexOf('shell')] ?? '';
  expect(seen.filter((page) => page === 'shell')).toHaveLength(1);
  expect(seen).toEqual(all.map((path) => (path === refused ? 'shell' : `page ${path}`)));
  expect(await look(refused)).toBe(`page ${refused}`);
  expect(log).not.toHaveBeenCalled();
  makePage.mockReset().mockImplementation(async ({ address }) => `page ${address}`);
  log.mockRestore();
});

/** Of which each page takes 10 milliseconds. */
function smallBudget(atOnceMs: number) {
  const { budget, work } = testBudget(atOnceMs, 1);
  makePage.mockImplementation(async ({ address }) => {
    work(10);
    return `page ${address}`;
  });
  return budget;
}

test('one network has so much made and no more, sees what is kept, and takes nothing from another', async () => {
  const { look } = server({ trustedProxyHops: 1, budget: smallBudget(30) });
  const seen: string[] = [];
  for (let n = 0; n < 5; n += 1) seen.push(await look(search(n)));
  expect(seen).toEqual([...[0, 1, 2].map((n) => `page ${search(n)}`), 'shell', 'shell']);
  expect(await look(search(0))).toBe(`page ${search(0)}`);
  expect(await look(search(3), '203.0.113.8')).toBe(`page ${search(3)}`);
  expect(await look(search(3))).toBe(`page ${search(3)}`);
});

test('many at once are made one after the other, until what they took is spent', async () => {
  const { look } = server({ trustedProxyHops: 1, budget: smallBudget(30) });
  const seen = await Promise.all(Array.from({ length: 40 }, (_, n) => look(search(n))));
  expect(seen.filter((page) => page !== 'shell')).toHaveLength(3);
});

test('one dear page costs as much as many cheap ones', async () => {
  const { budget, work } = testBudget(1_000, 1);
  const { look } = server({ trustedProxyHops: 1, budget });
  makePage.mockImplementationOnce(async () => {
    work(1_500);
    return 'dear';
  });
  expect([await look(search(0)), await look(search(1))]).toEqual(['dear', 'shell']);
});

test('lists, the sitemap, files of open data and the region as one file are paid for in the same way', async () => {
  const { budget, work } = testBudget(10, 1);
  const { get } = server({ trustedProxyHops: 1, budget });
  const paths = [
    '/api/get-tourist-places?search=hill1',
    '/sitemap.xml',
    '/data/junnar.geojson',
    '/data/notices.ics',
    '/api/search?text=fort',
  ];
  await get('/nowhere');
  makePage.mockImplementationOnce(async () => {
    work(11);
    return 'page';
  });
  await get('/about-us');
  for (const [at, path] of paths.entries()) {
    const refused = await get(path);
    expect([path, refused.status]).toEqual([path, 429]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect([path, (await get(path, `198.51.100.${at}`)).status]).toEqual([path, 200]);
    // What is kept now is given to all.
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
});

test('the sitemap is made once for an origin', async () => {
  const { budget, work } = testBudget(100, 1);
  const { get } = server({ siteOrigin: 'https://junnar.example.org', trustedProxyHops: 1, budget }, { 'Accept-Encoding': 'gzip' });
  expect((await get('https://junnar.example.org/sitemap.xml')).status).toBe(200);
  makePage.mockImplementationOnce(async () => {
    work(101);
    return 'page';
  });
  await get('https://junnar.example.org/about-us');
  for (let n = 0; n < 3; n += 1) expect((await get('https://junnar.example.org/sitemap.xml')).status).toBe(200);
});

test('nothing is made for a Host that somebody invented, and those that are invented push none out', async () => {
  const { look, get } = server();
  await look('http://localhost:3000/about-us');
  for (let n = 0; n < 7; n += 1) expect(await look(`http://host-${n}.example/about-us`)).toBe('page /about-us');
  makePage.mockClear();
  for (let n = 7; n < 20; n += 1) {
    expect(await look(`http://host-${n}.example/about-us`)).toBe('shell');
    for (const path of ['/data/junnar.geojson', '/data/notices.atom', '/sitemap.xml', '/api/get-dataset', '/mcp'])
      expect([path, (await get(`http://host-${n}.example${path}`)).status]).toEqual([path, 421]);
  }
  await look('http://localhost:3000/about-us');
  await look('http://host-3.example/about-us');
  expect(makePage).not.toHaveBeenCalled();
});
