import { expect, test } from 'vitest';
import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import { rows } from '#sync/testing/rows.ts';
import { catalogueToShow, dayToShow } from './page-or-phone.ts';

const catalogue = (seq: number, epoch = 'first') => buildCatalogue({ epoch, seq }, rows({}));

test('a phone that holds nothing yet shows what came with the page, and a page that brought nothing what the phone holds', () => {
  const one = catalogue(7);
  expect(catalogueToShow(one, undefined)).toBe(one);
  expect(catalogueToShow(undefined, one)).toBe(one);
  expect(catalogueToShow(undefined, undefined)).toBeUndefined();
});

test('a page that is newer than what the phone holds is shown until the phone holds as much', () => {
  const page = catalogue(7);
  const [older, asNew, newer] = [catalogue(6), catalogue(7), catalogue(8)];
  expect(catalogueToShow(page, older)).toBe(page);
  expect(catalogueToShow(page, asNew)).toBe(asNew);
  expect(catalogueToShow(page, newer)).toBe(newer);
  expect(catalogueToShow(page, older, true)).toBe(page);
  expect(catalogueToShow(page, asNew, true)).toBe(asNew);
});

test('after a restore on the server a page that just came is shown, and one that was kept is not', () => {
  const page = catalogue(7, 'second');
  for (const held of [catalogue(6), catalogue(8)]) {
    expect(catalogueToShow(page, held)).toBe(page);
    expect(catalogueToShow(page, held, true)).toBe(held);
  }
});

test('the day is the page’s until the server told the phone its time', () => {
  const clock = (day: string, isLearnt = false) => ({ day, isLearnt });
  expect(dayToShow('2026-11-21', clock('2026-11-25'), false)).toBe('2026-11-21');
  expect(dayToShow('2026-11-21', clock('2026-11-25', true), false)).toBe('2026-11-25');
  expect(dayToShow('2026-11-21', clock('2026-11-20', true), true)).toBe('2026-11-20');
  expect(dayToShow(undefined, clock('2026-11-25'), false)).toBe('2026-11-25');
});

test('a page that was kept does not hold the day back, and a phone whose clock is behind does not turn it back', () => {
  const clock = (day: string) => ({ day, isLearnt: false });
  expect(dayToShow('2026-11-21', clock('2026-11-22'), true)).toBe('2026-11-22');
  expect(dayToShow('2026-11-21', clock('2026-11-20'), true)).toBe('2026-11-21');
});
