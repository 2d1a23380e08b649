import type { Point } from '@helpdesk/contract/rules/map/geo';
import { expect, onTestFinished, test } from 'vitest';
import type { WholeCatalogue } from '#catalogue/catalogue.ts';
import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { here } from '#catalogue/here.ts';
import type { ReadableStore } from '#platform/store.ts';
import { ListingNow } from './listing-now.tsx';
import { renderAt } from './testing/render-at.tsx';
import { catalogueOf, place } from './testing/rows.ts';

const asked = place('Asked', { latitude: 19.2, longitude: 73.8 });
/** 11 km to the north, and 11 km to the south. */
const north = place('North', { latitude: 19.3, longitude: 73.8 });
const south: Point = { latitude: 19.1, longitude: 73.8 };
const catalogue = catalogueOf({ places: [asked, north] });

/** A rendering reads what a store began with. */
function beginWith<Value>(store: ReadableStore<Value>, value: Value): void {
  const { first } = store;
  Object.assign(store, { first: value });
  onTestFinished(() => void Object.assign(store, { first }));
}

/** @param position of the phone, once it has said where it is */
function shownAt(address: string, position?: Point): Promise<string> {
  beginWith(catalogueStore, catalogue as WholeCatalogue);
  beginWith(here, position && { ...position, accuracyMetres: 20, at: 0 });
  return renderAt('/tourism-directory', () => <ListingNow listing={asked} />, address, catalogue);
}

test('a row is as far as its directory measures, before the phone has its say', async () => {
  expect(await shownAt('/tourism-directory?near=north', south)).toContain('11.1 km south');
});

test('a row is as far as the phone is, where its directory measures from nowhere or from a name that nobody knows', async () => {
  expect(await shownAt('/tourism-directory', south)).toContain('11.1 km north');
  expect(await shownAt('/tourism-directory?near=me', south)).toContain('11.1 km north');
  expect(await shownAt('/tourism-directory?near=gone', south)).toContain('11.1 km north');
});

test('a row says no distance where nothing says from where', async () => {
  expect(await shownAt('/tourism-directory')).not.toContain(' km');
});
