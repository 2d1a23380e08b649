import { expect, test } from 'vitest';

import { concurrencyLimit } from './concurrency-limit.ts';

test('no more than two works run at a time, all get their turn, and one too many is refused', async () => {
  const oneOfTwo = concurrencyLimit(2, 3);
  let running = 0;
  let most = 0;
  const work = () =>
    oneOfTwo(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return 'done';
    });
  const five = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toMatchObject({ status: 503, key: 'server_busy' });
  expect(await Promise.all(five)).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
  expect(await work()).toBe('done');
});

test('a work that fails gives its turn on', async () => {
  const oneByOne = concurrencyLimit(1, 5);
  const failed = oneByOne(() => Promise.reject(new Error('no')));
  const next = oneByOne(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('who is first goes before all who wait, and has a place that is kept', async () => {
  const oneByOne = concurrencyLimit(1, 2, 1);
  const done: string[] = [];
  const work = (name: string, standing?: 'first') =>
    oneByOne(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push(name);
    }, standing);
  await Promise.all([work('running'), work('second'), work('third'), work('owner', 'first')]);
  expect(done).toEqual(['running', 'owner', 'second', 'third']);
});
