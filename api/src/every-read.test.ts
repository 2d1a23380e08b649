import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { readyGuideKey } from '#guide-file/guide-key.ts';
import { testBudget } from '#testing/budgets.ts';
import { sampleApp } from '#testing/sample-app.ts';

const dist = mkdtempSync(join(tmpdir(), 'helpdesk-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));
writeFileSync(join(dist, 'index.html'), 'shell');
writeFileSync(join(dist, 'sw.js'), 'worker');

const atOnce = 100;
/** Of which every look at the clock takes a thousandth. */
const { budget, work } = testBudget(atOnce, 1, 0.001);
const { sql } = await sampleApp();
const { app } = await sampleApp({
  dist,
  budget,
  trustedProxyHops: 1,
  alerts: true,
  makePage: async ({ address }) => `page ${address}`,
  embed: { make: async () => 'frame', styles: { frames: '', partners: '' } },
  guide: { viewer: { script: '', styles: '', policy: '' }, key: await readyGuideKey(sql) },
});

type App = Pick<Hono, 'routes' | 'request'>;

/** The routes that read, each by an address that fits it. */
const readsOf = ({ routes }: App): string[] => {
  const paths = routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
  return [...new Set(paths)].map((path) =>
    path
      .replace(/:file\{.*$/, 'sw.js')
      .replace(/:picture\{.*$/, 'x-320.webp')
      .replaceAll(/:\w+/g, 'x')
      .replace(/\*$/, 'x'),
  );
};

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.1`;
};
const left = async (network: string) => {
  const look = new Hono().get('*', (c) => c.text(String(budget.left(c))));
  return Number(await (await look.request('/', { headers: { 'X-Forwarded-For': network } })).text());
};

/** The routes for which nobody pays. */
async function unpaidOf(asked: App): Promise<string[]> {
  const unpaid: string[] = [];
  for (const path of readsOf(asked)) {
    const network = newNetwork();
    await (await asked.request(path, { headers: { 'X-Forwarded-For': network } })).arrayBuffer();
    if ((await left(network)) >= atOnce) unpaid.push(path);
  }
  return unpaid;
}

/** The routes that answer even who owes more than they may. */
async function openTo(asked: App, network: string): Promise<string[]> {
  const open: string[] = [];
  for (const path of readsOf(asked)) {
    const { status } = await asked.request(path, { headers: { 'X-Forwarded-For': network } });
    if (status !== 429) open.push(path);
  }
  return open;
}

/** A network that owes more than it may. */
async function debtor(): Promise<string> {
  const network = newNetwork();
  const asking = new Hono().use(budget.meter).get('*', (c) => {
    work(10 * atOnce);
    return c.text('');
  });
  await asking.request('/', { headers: { 'X-Forwarded-For': network } });
  return network;
}

test('every read of the server is paid for', async () => {
  expect(readsOf(app).length).toBeGreaterThan(60);
  expect(await unpaidOf(app)).toEqual([]);
});

test('no read is made for who owes too much, but for the health of the server and what asks for a login first', async () => {
  const network = await debtor();
  const open = await openTo(app, network);
  const free: string[] = [];
  for (const path of open) {
    const { status } = await app.request(path, { headers: { 'X-Forwarded-For': network } });
    if (status !== 401) free.push(path);
  }
  expect(free).toEqual(['/api/health']);
});

test('a dear read that is mounted past the budget is found by this walk', async () => {
  const planted = new Hono()
    .get('/dear', async (c) => {
      await turn();
      work(500);
      return c.text('dear');
    })
    .route('/', app);
  expect(await unpaidOf(planted)).toEqual(['/dear']);
  expect(await openTo(planted, await debtor())).toContain('/dear');
});

test('a dear read that is mounted behind it is paid for, though its maker says nothing of what it takes', async () => {
  const network = newNetwork();
  const planted = new Hono()
    .use(budget.meter)
    .use(budget.gate)
    .get('/dear', async (c) => {
      await turn();
      work(3 * atOnce);
      return c.text('dear');
    })
    .onError((_, c) => c.text('', 429));
  const ask = async () => (await planted.request('/dear', { headers: { 'X-Forwarded-For': network } })).status;
  expect([await ask(), await ask()]).toEqual([200, 429]);
});
