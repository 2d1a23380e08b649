import { expect, test, vi } from 'vitest';

import { compressedCache } from './compressed-cache.ts';

/** A text that does not shrink. */
const noise = (length: number) => Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 7919) % 94))).join('');

test('what was asked for longest ago goes when there is no room', async () => {
  const held = compressedCache(6_000);
  const make = vi.fn(async () => noise(1_000) + make.mock.calls.length);
  await held('1', '/a', make);
  const { br, gzip } = await held('1', '/a', make);
  const room = Math.floor(6_000 / (br.length + gzip.length + 2));
  for (let at = 0; at < room - 1; at += 1) await held('1', `/${at}`, make);
  expect(make).toHaveBeenCalledTimes(room);
  await held('1', '/a', make);
  await held('1', '/z', make);
  expect(make).toHaveBeenCalledTimes(room + 1);
  await held('1', '/a', make);
  expect(make).toHaveBeenCalledTimes(room + 1);
  await held('1', '/0', make);
  expect(make).toHaveBeenCalledTimes(room + 2);
});

test('a new version forgets the old one, and what is still made of that is not kept', async () => {
  const held = compressedCache(100_000);
  let finish = (_: string) => {};
  const slow = held(
    '1',
    '/a',
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  await held('2', '/a', async () => 'new');
  finish('old');
  await slow;
  const again = vi.fn(async () => 'newer');
  await held('2', '/a', again);
  expect(again).not.toHaveBeenCalled();
});

test('a text that could not be made is made again', async () => {
  const held = compressedCache(100_000);
  await expect(held('1', '/a', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await held('1', '/a', async () => 'text')).etag).toMatch(/^"/);
});
