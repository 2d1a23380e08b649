import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';

import { directories } from './directories.ts';
import { columnNames, exportOf } from './export.ts';
import { readCsv } from './file.ts';
import { planOf } from './plan.ts';

const always = () => false;

const seeded = (kind: 'places' | 'resorts' | 'restaurants') =>
  sampleRegion[kind].map((row) => ({ ...row, seq: 7 })) as unknown as CatalogueRows[typeof kind];
const sample = {
  ...sampleRegion,
  places: seeded('places'),
  resorts: seeded('resorts'),
  restaurants: seeded('restaurants'),
} as unknown as CatalogueRows;

/** The sample region's file, with some cells written anew. */
function edited(kind: 'places' | 'resorts' | 'restaurants', change: (row: Record<string, string>, at: number) => void): Uint8Array {
  const csv = exportOf(directories[kind], sample).slice(1);
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ',' });
  data.forEach(change);
  return Buffer.from(Papa.unparse(data));
}
const planned = (kind: 'places' | 'resorts' | 'restaurants', change: (row: Record<string, string>, at: number) => void) =>
  planOf(directories[kind], sample, readCsv(edited(kind, change), columnNames(directories[kind])), (picture) => picture.includes('gone'));

test('any text written into one cell changes that text of that listing, and nothing else', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }).filter((each) => !each.includes('\0') && each.trim() !== '');
  fc.assert(
    fc.property(word, fc.nat(sample.places.length - 1), fc.constantFrom('content', 'bestSeason', 'content_mr'), (written, at, column) => {
      const { puts, refused } = planned('places', (row, index) => {
        if (index === at) row[column] = `'${written}`;
      });
      expect(refused).toEqual([]);
      expect(puts.map(({ row, fields }) => [row._id, fields.map((field) => field.column)])).toEqual([[sample.places[at]?._id, [column]]]);
      const row = puts[0]?.row as ListingRow;
      const stored = column === 'content_mr' ? row.translations.mr?.content : row[column as 'content'];
      expect(stored).toBe(written.replace(/\r\n?/g, '\n').trim());
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['name', '', 'form_name_required'],
  ['name', 'x'.repeat(121), 'error_too_long'],
  ['mapURL', 'javascript:alert(1)', 'error_https_link'],
  ['mapURL', 'http://maps.example.org/', 'error_https_link'],
  ['region', 'Atlantis', 'server_csv_unknown_name'],
  ['categories', 'Forts | Volcanoes', 'server_csv_unknown_name'],
  ['nearbyPlaces', '', 'form_nearby_required'],
  ['images', '', 'form_image_required'],
  ['images', '/images/gone-1280.webp', 'server_csv_unknown_picture'],
  ['images', 'https://elsewhere.example.org/a.jpg', 'error_picture_address'],
  ['latitude', 'north', 'server_csv_number'],
  ['latitude', '91', 'error_invalid'],
  ['popular', 'maybe', 'server_csv_yes_or_no'],
  ['checkedOn', 'yesterday', 'server_csv_day'],
  ['name_mr', 'अ'.repeat(121), 'error_too_long'],
])('a line whose %s is %j is refused whole', (column, cell, key) => {
  const { puts, refused } = planned('places', (row, at) => {
    if (at !== 3) return;
    row.content = 'Also new.';
    row[column] = cell;
  });
  expect(puts).toEqual([]);
  expect(refused.map(({ line, reasons }) => [line, reasons.map((reason) => [reason.column, reason.key])])).toEqual([[5, [[column, key]]]]);
});

test('a phone number that a spreadsheet has made a number of is refused, one in any other spelling is read', () => {
  const ruined = planned('resorts', (row, at) => {
    if (at === 0) row.contactPhoneNumber = '9.19877E+11';
  });
  expect(ruined.refused).toMatchObject([{ line: 2, reasons: [{ column: 'contactPhoneNumber', key: 'error_contact_number' }] }]);
  const spelled = planned('resorts', (row, at) => {
    if (at === 0) row.contactPhoneNumber = '098765-43210';
  });
  expect(spelled.puts[0]?.fields).toMatchObject([{ column: 'contactPhoneNumber', after: '+919876543210' }]);
});

test('a line that is missing deletes nothing, and a column that is missing empties nothing', () => {
  const csv = `content,_id\r\nAnother text.,${sample.places[0]?._id}\r\n`;
  const { puts, refused } = planOf(directories.places, sample, readCsv(Buffer.from(csv), columnNames(directories.places)), always);
  expect(refused).toEqual([]);
  expect(puts).toHaveLength(1);
  const { seq, ...before } = sample.places[0] as ListingRow;
  expect(puts[0]?.row).toEqual({ ...before, content: 'Another text.' });
});

test('a listing that changed after the download is refused, unless its line would change nothing', () => {
  const old = planned('places', (row, at) => {
    if (at < 2) row.version = '6';
    if (at === 0) row.content = 'From an old file.';
  });
  expect(old.refused).toMatchObject([{ line: 2, reasons: [{ column: '', key: 'server_csv_changed' }] }]);
  expect(old.puts).toEqual([]);
});

test('a listing that is there twice is refused on both lines', () => {
  const { refused, puts } = planned('places', (row, at) => {
    if (at === 1) row._id = sample.places[0]?._id ?? '';
    if (at < 2) row.content = 'Whose?';
  });
  expect(puts).toEqual([]);
  expect(refused.map(({ line, reasons }) => [line, reasons[0]?.key])).toEqual([
    [2, 'server_csv_twice'],
    [3, 'server_csv_twice'],
  ]);
});

test('pictures in another order take their texts along, in every language', () => {
  const at = sample.places.findIndex(({ images, translations }) => images.length > 1 && translations.mr?.pictureTexts);
  const before = sample.places[at] as ListingRow;
  const { puts } = planned('places', (row, index) => {
    if (index === at) row.images = [...before.images].reverse().join(' | ');
  });
  const after = puts[0]?.row as ListingRow;
  expect(after.pictureTexts).toEqual([...before.pictureTexts].reverse());
  expect(after.translations.mr?.pictureTexts).toEqual([...(before.translations.mr?.pictureTexts ?? [])].reverse());
});

test('a new listing needs what a form asks for, and each reason is told', () => {
  const { refused, puts } = planned('restaurants', (row, at) => {
    if (at > 1) return;
    row._id = '';
    row.version = '';
    if (at === 1) Object.assign(row, { images: '', categories: '', mapURL: '' });
  });
  expect(puts).toHaveLength(1);
  expect(puts[0]).toMatchObject({ line: 2, existing: undefined, row: { name: sample.restaurants[0]?.name } });
  expect(puts[0]?.row.slug).toBe(`${sample.restaurants[0]?.slug}-2`);
  expect(refused).toMatchObject([{ line: 3 }]);
  expect(refused[0]?.reasons.map(({ column }) => column).sort()).toEqual(['categories', 'images', 'mapURL']);
});

test('a region may be named in any case, by a former name or by its id', () => {
  const [first, second] = sample.regions;
  if (!first || !second) throw new Error('the sample has no regions');
  const rows = { ...sample, regions: [{ ...first, formerNames: ['Old Junnar'] }, ...sample.regions.slice(1)] };
  const at = sample.places.findIndex(({ regionId }) => regionId === second._id);
  for (const word of [first.name.toUpperCase(), 'old junnar', first._id]) {
    const file = edited('places', (row, index) => {
      if (index === at) row.region = word;
    });
    const { puts } = planOf(directories.places, rows, readCsv(file, columnNames(directories.places)), always);
    expect(puts.find(({ row }) => row._id === sample.places[at]?._id)?.row.regionId).toBe(first._id);
  }
});
