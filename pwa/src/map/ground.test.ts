import { expect, onTestFinished, test, vi } from 'vitest';

import { catalogueOf, place } from '#listings/testing/rows.ts';
import { groundOf } from './ground.ts';

const catalogue = (count: number) =>
  catalogueOf({ places: Array.from({ length: count }, (_, at) => place(`Fort ${at}`, { latitude: 19.2, longitude: 73.8 })) });

test('a page from a server brings the pins of 300 listings, and of more none: its map waits for the phone’s own copy', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SSR', true);
  expect(groundOf(catalogue(300)).marks).toHaveLength(300);
  expect(groundOf(catalogue(301)).marks).toEqual([]);
  vi.stubEnv('SSR', false);
  expect(groundOf(catalogue(301)).marks).toHaveLength(301);
});
