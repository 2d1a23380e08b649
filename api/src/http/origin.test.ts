import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { originOf } from './origin.ts';

const at = async (origin: ReturnType<typeof originOf>, headers: Record<string, string> = {}) =>
  (await new Hono().get('/', (c) => c.text(origin(c))).request('http://junnar.example.org:3000/', { headers })).text();

test('the origin of the settings stands whatever a request says', async () => {
  const headers = { 'X-Forwarded-Proto': 'http', Host: 'elsewhere.example.org' };
  expect(await at(originOf('https://junnar.example.org', 1), headers)).toBe('https://junnar.example.org');
});

test('without one it is that of the request, and https only where a proxy of ours says so', async () => {
  expect(await at(originOf(undefined, 0), { 'X-Forwarded-Proto': 'https' })).toBe('http://junnar.example.org:3000');
  expect(await at(originOf(undefined, 1), { 'X-Forwarded-Proto': 'https' })).toBe('https://junnar.example.org:3000');
  expect(await at(originOf(undefined, 1), { 'X-Forwarded-Proto': 'https, http' })).toBe('http://junnar.example.org:3000');
});
