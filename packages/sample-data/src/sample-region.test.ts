import { readdirSync, readFileSync, statSync } from 'node:fs';
import { adAnswer } from '@helpdesk/contract/calls/ads';
import { pictureAddress } from '@helpdesk/contract/fields';
import { pointOfMapLink } from '@helpdesk/contract/rules/map/geo';
import { normalisePhone } from '@helpdesk/contract/rules/phone';
import { pictureAt, pictureWidths } from '@helpdesk/contract/rules/picture';
import { serviceTypes } from '@helpdesk/contract/rules/service-types';
import { catalogueRows } from '@helpdesk/contract/sync/rows';
import { describe, expect, it } from 'vitest';
import { pictureNames, sampleFolders } from './files.ts';
import { namedIds } from './identity.ts';
import { pictureCredit } from './pictures.ts';
import { places } from './places.ts';
import { planning } from './planning.ts';
import { resorts } from './resorts.ts';
import { restaurants } from './restaurants.ts';
import { sampleRegion, sampleReportFiles } from './sample-region.ts';

const {
  categories,
  regions,
  places: placeRows,
  resorts: resortRows,
  restaurants: restaurantRows,
  services: serviceRows,
  ads,
  reports,
} = sampleRegion;
const listings = [...placeRows, ...resortRows, ...restaurantRows];
const all = [...listings, ...serviceRows];
const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);

function sentences(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].length;
}

describe('the sample region', () => {
  it('has 74 places, 18 stays, 18 restaurants, 15 services, 6 advertisements, 2 reports, 3 notices, 9 regions and 9 categories, and says of the helpdesk what the site came with', () => {
    expect(Object.values(sampleRegion).map((rows) => rows.length)).toEqual([9, 9, 74, 18, 18, 15, 6, 2, 3, 0]);
  });

  it('is a catalogue by the contract once its rows are stamped', () => {
    const stamped = Object.fromEntries(
      Object.entries(sampleRegion).map(([table, rows]) => [table, rows.map((row) => ({ ...row, seq: 1 }))]),
    );
    expect(catalogueRows.safeParse(stamped).error).toBeUndefined();
    for (const ad of ads) expect(adAnswer.safeParse({ ...ad, version: 1 }).error).toBeUndefined();
  });

  it('gives every row an id of its own, and every listing a slug of its own within its kind', () => {
    const ids = Object.values(sampleRegion).flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
    for (const rows of [placeRows, resortRows, restaurantRows, serviceRows])
      expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
  });

  it('keeps its ids from one release to the next', () => {
    expect(placeRows.find(({ slug }) => slug === 'shivneri-fort')?._id).toBe('a4bfb41d-a3ff-51a8-b6be-739543498bb3');
  });

  it('names only listings that exist as near, at most three, never twice and never itself', () => {
    for (const row of listings) {
      const near = [
        [row.nearbyPlaceIds, placeRows],
        ['nearbyResortIds' in row ? row.nearbyResortIds : [], resortRows],
        ['nearbyRestaurantIds' in row ? row.nearbyRestaurantIds : [], restaurantRows],
      ] as const;
      for (const [ids, rows] of near) {
        expect(ids.length).toBeLessThanOrEqual(3);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain(row._id);
        expect(idsOf(rows)).toEqual(expect.arrayContaining([...ids]));
      }
      expect(row.nearbyPlaceIds.length).toBeGreaterThan(0);
    }
  });

  it('stops at load when a draft names a place that does not exist', () => {
    expect(() => namedIds('place', places)(['Shivneri Fortt'], 'Junnar Old Town')).toThrow(
      'Junnar Old Town names the place "Shivneri Fortt", which is not in the sample data',
    );
  });

  it('offers a stay and a restaurant near every place of the taluka', () => {
    const outside = regions.find(({ name }) => name === 'Around Junnar')?._id;
    const without = placeRows.filter((row) => row.nearbyResortIds.length === 0 || row.nearbyRestaurantIds.length === 0);
    expect(new Set(without.map(({ regionId }) => regionId))).toEqual(new Set([outside]));
  });

  it('says what is read most in short sentences of one fact each, in every language', () => {
    const popular = all.filter((row) => row.popular);
    expect(popular.length).toBeGreaterThan(20);
    // Postpositions of Hindi stand apart, and count as words.
    const texts = popular.flatMap(({ content, translations: { mr, hi } }) => [
      { text: content, mostWords: 20 },
      { text: mr?.content ?? '', mostWords: 20 },
      { text: hi?.content ?? '', mostWords: 24 },
    ]);
    for (const { text, mostWords } of texts) {
      expect(text).not.toContain(';');
      for (const sentence of text.split(/(?<=[.।])\s+/)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(mostWords);
    }
  });

  it('says each listing in two to seven sentences, no two of them beginning alike', () => {
    const outOfRange = all.filter(({ content }) => sentences(content) < 2 || sentences(content) > 7);
    expect(outOfRange.map(({ name }) => name)).toEqual([]);
    expect(new Set(all.map(({ content }) => content.slice(0, 25))).size).toBe(all.length);
    for (const { content } of regions) expect(sentences(content)).toBeGreaterThanOrEqual(2);
    for (const { description } of categories) expect(sentences(description)).toBe(2);
  });

  it('keeps facts, a season, a Marathi name and a point on the map for every place', () => {
    for (const row of placeRows) {
      expect(row.facts.length).toBeGreaterThan(0);
      expect(row.bestSeason).not.toBe('');
      expect(row.translations.mr?.name).toMatch(/\p{Script=Devanagari}/u);
      expect(pointOfMapLink(row.mapURL)).toEqual({ latitude: row.latitude, longitude: row.longitude });
    }
  });

  it('plans days at places that exist, and leaves most of what nobody told unknown', () => {
    const named = new Set(placeRows.map(({ name }) => name));
    expect(Object.keys(planning).filter((name) => !named.has(name))).toEqual([]);
    expect(Object.keys(planning).length).toBeGreaterThanOrEqual(15);
    expect(placeRows.filter(({ access }) => Object.keys(access).length === 0).length).toBeGreaterThan(placeRows.length / 2);
  });

  it('has a service of every type, and numbers that nobody has but 112, 108, 1363 and 1800 11 1363', () => {
    expect(new Set(serviceRows.map(({ type }) => type))).toEqual(new Set(serviceTypes));
    const numbers = serviceRows.flatMap(({ phones }) => phones).filter((phone) => !/^\+910000040\d{3}$/.test(phone));
    expect(numbers).toEqual(['112', '108', '1363', '1800111363']);
    for (const number of numbers) expect(normalisePhone(number)).toBe(number);
  });

  it('knows where every service is that is a place, near the places of its region', () => {
    for (const { latitude, longitude, phones, regionId, mapURL } of serviceRows) {
      if (latitude === null || longitude === null) {
        expect(phones[0]).toMatch(/^1\d{2,3}$/);
        continue;
      }
      expect(pointOfMapLink(mapURL)).toEqual({ latitude, longitude });
      const near = placeRows.filter((row) => Math.hypot((row.latitude ?? 0) - latitude, (row.longitude ?? 0) - longitude) < 0.1);
      expect(near.map((row) => row.regionId)).toContain(regionId);
    }
  });

  it('shows advertisements that end after they start: one of them ended, one still to come', () => {
    for (const { startDate, endDate } of ads) expect(endDate > startDate).toBe(true);
    expect(ads.filter(({ endDate }) => endDate < '2026-11-18')).toHaveLength(1);
    expect(ads.filter(({ startDate }) => startDate > '2026-11-18')).toHaveLength(1);
  });
});

describe('the pictures of the sample region', () => {
  const files = new Set(pictureNames(readdirSync(sampleFolders.pictures, { encoding: 'utf8', recursive: true })));

  it('lie in the folder in all three widths, and no others do', () => {
    const addresses = [...all, ...ads].flatMap(({ images }) => images);
    for (const address of addresses) expect(pictureAddress.safeParse(address).success).toBe(true);
    const wanted = addresses.flatMap((address) => pictureWidths.map((width) => pictureAt(address, width).replace('/images/', '')));
    expect([...files].sort()).toEqual(wanted.sort());
  });

  it('are three per listing, each with a text of its own', () => {
    for (const { images, pictureTexts } of listings) {
      expect(images).toHaveLength(3);
      expect(new Set(pictureTexts).size).toBe(3);
    }
  });

  it('show first what the listing is', () => {
    const scenesOf: Readonly<Record<string, readonly string[]>> = {
      Forts: ['fort', 'rock'],
      Caves: ['caves'],
      // One stands in a cave.
      Temples: ['temple', 'caves'],
      'Dams & Lakes': ['lake'],
      Wildlife: ['wildlife'],
      'Agro & Rural Tourism': ['village'],
    };
    const firstOf = (scenes: readonly string[]) => scenes[0]?.split('-')[0] ?? '';
    for (const { name, categories, pictures } of places) {
      const first = firstOf(pictures);
      expect(scenesOf[categories[0] ?? ''] ?? [first], name).toContain(first);
      expect(first, name).not.toBe('restaurant');
    }
    for (const { name, pictures } of resorts) expect(['resort', 'village'], name).toContain(firstOf(pictures));
    for (const { name, pictures } of restaurants) expect(['restaurant'], name).toContain(firstOf(pictures));
  });

  it('say whose they are, each of them', () => {
    for (const { images, pictureCredits } of listings) expect(pictureCredits).toEqual(images.map(() => pictureCredit));
  });

  it('and everything else of the sample data stay below 8 MB', () => {
    const folder = new URL('../', sampleFolders.pictures);
    const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + statSync(`${entry.parentPath}/${entry.name}`).size, 0);
    expect(bytes).toBeLessThan(8_000_000);
  });
});

describe('the reports of the sample region', () => {
  it('are small PDF files that end well', () => {
    for (const { _id, file } of reports) {
      expect(file).toBe(`/api/reports/${_id}/file`);
      const pdf = readFileSync(sampleReportFiles[_id] ?? '', 'latin1');
      expect(pdf).toMatch(/^%PDF-1\.4\n[\s\S]*\n%%EOF\n$/);
      const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
      expect(pdf.slice(table, table + 4)).toBe('xref');
      expect(pdf.length).toBeLessThan(20_000);
    }
  });
});
