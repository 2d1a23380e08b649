import { regionCalls } from '@helpdesk/contract/calls/regions';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';

const { read } = await sampleApp();

test('the list holds every region, by name, with its content', async () => {
  const regions = await read(regionCalls.list);
  expect(regions.map(({ name }) => name)).toEqual([
    'Ale, Belhe & Ane',
    'Around Junnar',
    'Junnar Town & Shivneri',
    'Lenyadri & Otur',
    'Malshej & Khireshwar',
    'Manikdoh & Hadsar',
    'Meena Valley & Konkan Kada',
    'Naneghat & Kukadi Valley',
    'Ozar & Narayangaon',
  ]);
  for (const { content } of regions) expect(content).not.toBe('');
});
