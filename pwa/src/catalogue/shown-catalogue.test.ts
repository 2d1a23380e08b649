import { expect, test } from 'vitest';

import { buildCatalogue } from './build-catalogue.ts';
import { shownExcerpt } from './excerpt.ts';
import { notedCatalogue } from './noted-catalogue.ts';
import { sampleCatalogue } from './sample-for-tests.ts';
import { shownBefore, shownWhole } from './shown-catalogue.ts';

test('a phone that holds an older guide answers what a newer page was not asked, and nothing else', () => {
  const { rows } = sampleCatalogue;
  const older = buildCatalogue({ epoch: 'first', seq: 1 }, { ...rows, places: rows.places.slice(1) });
  const { shown: onServer, excerpt } = notedCatalogue(sampleCatalogue, 'en');
  onServer.list('places', 'all', (all) => all.rows.places, { atMost: 2 });
  const page = shownExcerpt(excerpt());
  const shown = shownBefore(page, shownWhole(older));
  expect(shown.list('places', 'all', (all) => all.rows.places)?.count).toBe(rows.places.length);
  expect(page.list('resorts', 'other', (all) => all.rows.resorts)).toBeUndefined();
  expect(shown.list('resorts', 'other', (all) => all.rows.resorts)?.count).toBe(rows.resorts.length);
  expect(shown.byId.places.get(rows.places[0]?._id ?? '')?.name).toBe(rows.places[0]?.name);
  expect(shown.byId.restaurants.get(rows.restaurants[0]?._id ?? '')).toBe(older.rows.restaurants[0]);
});
