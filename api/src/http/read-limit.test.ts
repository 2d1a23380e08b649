import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { readLimit } from './read-limit.ts';

let time = 1_000_000;
const limit = readLimit(1, () => time, { atOnce: 3, perSecond: 2 });
const app = new Hono().get('/', (c) => c.text(String(limit(c))));
const ask = async (network: string) => (await app.request('/', { headers: { 'X-Forwarded-For': network } })).text();
const asked = async (network: string, times: number) => {
  const answers: string[] = [];
  for (let n = 0; n < times; n += 1) answers.push(await ask(network));
  return answers.filter((answer) => answer === 'true').length;
};

test('one network has so much made at once, then so much a second, and keeps it from nobody else', async () => {
  expect(await asked('203.0.113.7', 10)).toBe(3);
  expect(await asked('203.0.113.8', 10)).toBe(3);
  expect(await asked('2001:db8:1:2::1', 2)).toBe(2);
  expect(await asked('2001:db8:1:2:ffff::1', 10)).toBe(1);
  time += 1_000;
  expect(await asked('203.0.113.7', 10)).toBe(2);
  time += 60_000;
  expect(await asked('203.0.113.7', 10)).toBe(3);
});

test('however many networks ask, no more than ten thousand are remembered', async () => {
  expect(await asked('198.51.100.1', 4)).toBe(3);
  for (let n = 0; n < 10_000; n += 1) await ask(`10.${n >> 8}.${n & 255}.1`);
  expect(await asked('198.51.100.1', 4)).toBe(3);
});
