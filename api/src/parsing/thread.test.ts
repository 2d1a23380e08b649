import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { threadOf } from './thread.ts';

const entry = new URL('testing/odd-parsers.mjs', import.meta.url);
const odd = (seconds: number, megabytes = 64, waiting = 5) => threadOf('odd', { seconds, megabytes, waiting, idleSeconds: 20 }, entry);

test('an input that is parsed for ever ends at the limit of time, and others are answered all the while', async () => {
  const parse = odd(0.5);
  let hasEnded = false;
  const ended = parse('endless', { name: 'a.xlsx' }).catch((error: Error) => {
    hasEnded = true;
    return error;
  });
  let turns = 0;
  while (!hasEnded) {
    await turn();
    turns += 1;
  }
  expect(await ended).toMatchObject({ status: 422, key: 'server_parsing_time', details: { name: 'a.xlsx' } });
  expect(turns).toBeGreaterThan(100);
});

test('an input that takes all memory ends at the limit of memory, and the server stays', async () => {
  await expect(odd(120)('greedy', {})).rejects.toMatchObject({ status: 422, key: 'server_parsing_memory' });
});

test('a limit is said at the field that the input stood in', async () => {
  await expect(odd(0.2)('endless', { field: 'password' })).rejects.toMatchObject({
    details: { errors: { password: 'error_parsing_time' } },
  });
});

test('after each limit and fault the next input is parsed', async () => {
  const parse = odd(2);
  for (const fault of ['endless', 'greedy', 'faulty', 'gone']) {
    await expect(parse(fault, {})).rejects.toThrow();
    expect(await parse('bytes', {})).toHaveLength(1000);
  }
});

test('what a parser refuses is refused with the same words and numbers', async () => {
  await expect(odd(60)('refused', {})).rejects.toMatchObject({ status: 413, key: 'server_too_big', details: { count: 3 } });
});

test('a result that comes in parts is handed over part by part', async () => {
  const parts: unknown[] = [];
  expect(await odd(60)('parts', { onPart: (part) => parts.push(part) })).toBe('all');
  expect(parts).toEqual([1, 2, 3]);
});

test('an input that comes in parts is asked for part by part', async () => {
  const parts = ['a', 'b'];
  expect(await odd(60)('asks', { onPart: async () => parts.shift() })).toBe('ab');
});

test('inputs wait for their turn, up to a number', async () => {
  const parse = odd(60, 64, 1);
  const all = await Promise.allSettled([parse('bytes', {}), parse('bytes', {}), parse('bytes', {})]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('the built server has the file that its threads run', async () => {
  const built = new URL('../../dist/parsing-worker.js', import.meta.url);
  const parse = threadOf('password', { seconds: 60, megabytes: 160, waiting: 1, idleSeconds: 1 }, built);
  expect(await parse({ password: 'password1234', words: [] }, {})).toBeLessThan(3);
});
