import { expect, test, vi } from 'vitest';
import { readRows } from './read-rows.ts';
import { place, region, rows } from './testing/rows.ts';

const places = (count: number) => Array.from({ length: count }, (_, at) => place(`place-${at}`));

/** How often other work had its turn while rows were read. */
async function turnsWhile(work: () => Promise<unknown>): Promise<number> {
  const turns = vi.spyOn(globalThis, 'MessageChannel');
  await work();
  const { length } = turns.mock.calls;
  turns.mockRestore();
  return length;
}

test('all rows of the tables that this app knows are read, in order', async () => {
  for (const count of [0, 1, 24, 25, 26, 51]) {
    const whole = rows({ places: places(count), regions: [region('north')] });
    expect(await readRows({ ...whole, orchards: [{ _id: 'of a later app' }] })).toEqual(whole);
  }
  expect(await readRows({ places: places(2) })).toEqual(rows({ places: places(2) }));
});

test('one row that is not as agreed spoils all, wherever it stands', async () => {
  for (const at of [0, 24, 25, 50]) {
    expect(await readRows({ places: places(51).map((row, index) => (index === at ? { ...row, name: 1 } : row)) })).toBeUndefined();
  }
});

test('other work has its turn after every 25 rows, of whatever tables, and before they are shown', async () => {
  const regions = (count: number) => places(count).map(({ slug }) => region(slug));
  expect(await turnsWhile(() => readRows({ places: places(25) }))).toBe(1);
  expect(await turnsWhile(() => readRows({ places: places(12), regions: regions(13) }))).toBe(1);
  expect(await turnsWhile(() => readRows({ places: places(12), regions: regions(14) }))).toBe(2);
  expect(await turnsWhile(() => readRows({ places: places(251) }))).toBe(11);
});
