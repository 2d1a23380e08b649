import { adCalls } from '@helpdesk/contract/calls/ads';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';

const { read } = await sampleApp();
const titles = async (query: string) => (await read(adCalls.list, `/get-ads${query}`)).map(({ title }) => title);

test('every ad is listed, ended and coming ones too, priority 1 first', async () => {
  const ads = await read(adCalls.list);
  expect(ads.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ads[4]).toMatchObject({ startDate: '2026-01-10', endDate: '2026-02-28' });
});

test('a search looks at the title and the target', async () => {
  expect(await titles('?search=cycle')).toEqual(['Kukadi Cycle Hire']);
  expect(await titles('?search=SPICES.example')).toEqual(['Jatra Spice Works']);
  expect(await titles('?search=')).toHaveLength(6);
  expect(await titles('?search=nothing')).toEqual([]);
});
