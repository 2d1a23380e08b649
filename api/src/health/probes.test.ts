import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { listen } from '#listen.ts';
import { openProbes } from './probes.ts';

const probes = openProbes();
let serve: (app: Hono) => void = () => {};
const app = new Promise<Hono>((resolve) => {
  serve = resolve;
});
const listener = await listen(app, { port: 0, host: '127.0.0.1', probes });
afterAll(() => listener.close(0));

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(`http://127.0.0.1:${listener.port}/api/health/${path}`, init);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return [response.status, init?.method === 'HEAD' ? undefined : ((await response.json()) as { result: unknown }).result];
}
const both = async () => [await ask('live'), await ask('ready')];
const alive = [200, { process: 'up' }];

test('a server that starts lives and wants no requests yet; then it does, and not again once it was asked to stop', async () => {
  expect(await both()).toEqual([alive, [503, null]]);
  probes.open();
  expect(await both()).toEqual([alive, [200, { state: 'serving' }]]);
  expect(await ask('ready?node=1', { method: 'HEAD' })).toEqual([200, undefined]);
  probes.drain();
  // Rows that change meanwhile do not open it again.
  probes.open();
  expect(await both()).toEqual([alive, [503, null]]);
});

test('whatever else is asked for is the app’s', async () => {
  serve(new Hono().all('*', (c) => c.text(`${c.req.method} ${c.req.path}`)));
  const said = async (path: string, method = 'GET') => (await fetch(`http://127.0.0.1:${listener.port}${path}`, { method })).text();
  expect(await said('/api/health')).toBe('GET /api/health');
  expect(await said('/xyz/health/ready')).toBe('GET /xyz/health/ready');
  expect(await said('/api/health/ready', 'POST')).toBe('POST /api/health/ready');
  expect(await said('/api/constructor')).toBe('GET /api/constructor');
});
