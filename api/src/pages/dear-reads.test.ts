import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageAsked } from '@helpdesk/contract/sync/page';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from '#app.ts';
import { logger } from '#logger.ts';
import { sampleApp } from '#testing/sample-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'helpdesk-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));
writeFileSync(join(dist, 'index.html'), 'shell');

const makePage = vi.fn(async ({ address }: PageAsked) => `page ${address}`);
const { sql, dataDir } = await sampleApp();
/** A server of its own, at which the clock stands still. */
function server(parts: Partial<Parameters<typeof createApp>[0]> = {}) {
  makePage.mockClear();
  const app = createApp({ sql, dataDir, dist, makePage, now: () => 1_000_000, ...parts });
  const get = async (path: string, network = '203.0.113.7') => app.request(path, { headers: { 'X-Forwarded-For': network } });
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

test('one network has so many pages made and no more, sees what is kept, and takes none from another', async () => {
  const { look } = server({ trustedProxyHops: 1, readsPerNetwork: { atOnce: 3, perSecond: 1 } });
  const seen: string[] = [];
  for (let n = 0; n < 5; n += 1) seen.push(await look(search(n)));
  expect(seen).toEqual([...[0, 1, 2].map((n) => `page ${search(n)}`), 'shell', 'shell']);
  expect(await look(search(0))).toBe(`page ${search(0)}`);
  expect(await look(search(3), '203.0.113.8')).toBe(`page ${search(3)}`);
  expect(await look(search(3))).toBe(`page ${search(3)}`);
});

test('lists, and a sitemap that is not kept, are limited in the same way', async () => {
  const { get } = server({ trustedProxyHops: 1, readsPerNetwork: { atOnce: 2, perSecond: 1 } });
  const list = async (n: number, network?: string) => (await get(`/api/get-tourist-places?search=hill${n}`, network)).status;
  expect([await list(0), await list(1), await list(2), await list(0)]).toEqual([200, 200, 429, 200]);
  const refused = await get('/sitemap.xml');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
  expect((await get('/sitemap.xml', '203.0.113.8')).status).toBe(200);
});

test('where the origin is set, the sitemap is made once', async () => {
  const app = server({ siteOrigin: 'https://junnar.example.org', readsPerNetwork: { atOnce: 1, perSecond: 1 } });
  for (let n = 0; n < 3; n += 1) expect((await app.get('https://junnar.example.org/sitemap.xml')).status).toBe(200);
});

test('pages are kept for a few Hosts at most, and those that are invented later push none of them out', async () => {
  const { look } = server();
  await look('http://localhost:3000/about-us');
  for (let n = 0; n < 20; n += 1) expect(await look(`http://host-${n}.example/about-us`)).toBe('page /about-us');
  makePage.mockClear();
  await look('http://localhost:3000/about-us');
  await look('http://host-3.example/about-us');
  expect(makePage).not.toHaveBeenCalled();
  await look('http://host-19.example/about-us');
  expect(makePage).toHaveBeenCalledOnce();
});
