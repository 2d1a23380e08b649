import { asStored } from '@helpdesk/contract/rules/line-breaks';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';

import { directories } from './directories.ts';
import { columnNames, csvOfListings } from './export.ts';
import { type Known, type Plan, planOf, versionKey } from './plan.ts';
import { readSheet } from './reading/file.ts';

/** Nothing but the catalogue is known. */
const known: Known = { before: new Map(), gone: {}, hidden: [], isGone: (picture) => picture.includes('gone'), today: '2026-11-27' };

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
  const csv = [...csvOfListings(directories[kind], sample)].join('').slice(1);
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ',' });
  data.forEach(change);
  return Buffer.from(Papa.unparse(data));
}
const planned = async (kind: 'places' | 'resorts' | 'restaurants', change: (row: Record<string, string>, at: number) => void) =>
  planOf(directories[kind], sample, (await readSheet(edited(kind, change), columnNames(directories[kind]))).lines, known);

test('a day on which a listing was checked and that is still to come is refused in its column, today is taken', async () => {
  const checkedOn = (day: string) => planned('places', (row, at) => void (at === 0 && Object.assign(row, { checkedOn: day })));
  const { refused } = await checkedOn('2026-11-28');
  expect(refused).toMatchObject([{ line: 2, reasons: [{ column: 'checkedOn', key: 'error_day_to_come' }] }]);
  expect((await checkedOn('9999-12-31')).refused).toMatchObject([{ reasons: [{ column: 'checkedOn', key: 'error_year' }] }]);
  expect((await checkedOn('2026-11-27')).puts).toHaveLength(1);
});

test.each([
  ['Mo-Su 25:00-26:00', 'error_time'],
  ['Mo-Su 09:00-09:00', 'error_hours_empty'],
  ['06-01..06-31 Mo-Su off', 'error_date'],
])('hours as %s are refused in their column', async (hours, key) => {
  const { refused } = await planned('places', (row, at) => void (at === 0 && Object.assign(row, { hours })));
  expect(refused.map(({ reasons }) => reasons[0])).toMatchObject([{ column: 'hours', key }]);
});

test('any text written into one cell changes that text of that listing, and nothing else', async () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }).filter((each) => !each.includes('\0') && each.trim() !== '');
  await fc.assert(
    fc.asyncProperty(
      word,
      fc.nat(sample.places.length - 1),
      fc.constantFrom('content', 'bestSeason', 'content_mr'),
      async (written, at, column) => {
        const { puts, refused } = await planned('places', (row, index) => {
          if (index === at) row[column] = `'${written}`;
        });
        expect(refused).toEqual([]);
        expect(puts.map(({ row, fields }) => [row._id, fields.map((field) => field.column)])).toEqual([[sample.places[at]?._id, [column]]]);
        const row = puts[0]?.row as ListingRow;
        const stored = column === 'content_mr' ? row.translations.mr?.content : row[column as 'content'];
        expect(stored).toBe(asStored(written).trim());
      },
    ),
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
])('a line whose %s is %j is refused whole', async (column, cell, key) => {
  const { puts, refused } = await planned('places', (row, at) => {
    if (at !== 3) return;
    row.content = 'Also new.';
    row[column] = cell;
  });
  expect(puts).toEqual([]);
  expect(refused.map(({ line, reasons }) => [line, reasons.map((reason) => [reason.column, reason.key])])).toEqual([[5, [[column, key]]]]);
});

test.each([
  ['latitude', '19.25'],
  ['longitude', '73.75'],
] as const)('of a point whose %s alone is changed the other number stays', async (column, written) => {
  const at = sample.places.findIndex(({ latitude, longitude }) => latitude !== null && longitude !== null);
  const { latitude, longitude } = sample.places[at] as ListingRow;
  const { puts, refused } = await planned('places', (row, index) => void (index === at && Object.assign(row, { [column]: written })));
  expect(refused).toEqual([]);
  expect(puts.map(({ row }) => ({ latitude: row.latitude, longitude: row.longitude }))).toEqual([
    { latitude, longitude, [column]: Number(written) },
  ]);
});

test('a listing with an odd point is put in only by choice, a new one that has the name of another by both', async () => {
  const there = sample.places.findIndex(({ latitude }) => latitude !== null);
  const far = async (...choices: string[]) => {
    const file = edited('places', (row, at) => {
      if (at === there) Object.assign(row, { latitude: '28.6', longitude: '77.2' });
      if (at === there + 1) Object.assign(row, { _id: '', version: '', slug: '', latitude: '0', longitude: '0' });
    });
    const { lines } = await readSheet(file, columnNames(directories.places));
    return planOf(directories.places, sample, lines, known, new Set(choices));
  };
  const [changed, added] = [there + 2, there + 3];
  const plan = await far();
  expect(plan.points.map(({ line, odd, existing }) => [line, odd, existing !== undefined])).toEqual([
    [changed, 'error_point_far', true],
    [added, 'error_point_nowhere', false],
  ]);
  expect([plan.puts, plan.refused, plan.twins.map(({ line }) => line)]).toEqual([[], [], [added]]);
  expect((await far(`${changed}:point`, `${added}:point`)).puts.map(({ line }) => line)).toEqual([changed]);
  expect((await far(`${added}:_id`, `${added}:point`)).puts.map(({ line, row }) => [line, row.latitude])).toEqual([[added, 0]]);
});

test.each([
  ['19.2083, 73.8757', ''],
  ['', '19.2083, 73.8757'],
  ['19.2083, 73.8757', '19.2083, 73.8757'],
  ["N 19° 12.498' E 073° 52.542'", '73.5'],
])('a position that stands in one cell (%s | %s) is read as both numbers', async (latitude, longitude) => {
  const { puts, refused } = await planned('places', (row, at) => void (at === 0 && Object.assign(row, { latitude, longitude })));
  expect(refused).toEqual([]);
  expect(puts.map(({ row }) => [row.latitude, row.longitude])).toEqual([[19.2083, 73.8757]]);
});

test('two cells that say two positions are refused', async () => {
  const two = { latitude: '19.2083, 73.8757', longitude: '19.3, 73.9' };
  const { refused } = await planned('places', (row, at) => void (at === 0 && Object.assign(row, two)));
  expect(refused).toMatchObject([{ line: 2 }]);
});

test('a phone number that a spreadsheet has made a number of is refused, one in any other spelling is read', async () => {
  const ruined = await planned('resorts', (row, at) => {
    if (at === 0) row.contactPhoneNumber = '9.19877E+11';
  });
  expect(ruined.refused).toMatchObject([{ line: 2, reasons: [{ column: 'contactPhoneNumber', key: 'error_contact_number' }] }]);
  const spelled = await planned('resorts', (row, at) => {
    if (at === 0) row.contactPhoneNumber = '098765-43210';
  });
  expect(spelled.puts[0]?.fields).toMatchObject([{ column: 'contactPhoneNumber', after: '+919876543210' }]);
});

test('a line that is missing deletes nothing, and a column that is missing empties nothing', async () => {
  const csv = `content,_id\r\nAnother text.,${sample.places[0]?._id}\r\n`;
  const { puts, refused } = await planOf(
    directories.places,
    sample,
    (await readSheet(Buffer.from(csv), columnNames(directories.places))).lines,
    known,
  );
  expect(refused).toEqual([]);
  expect(puts).toHaveLength(1);
  const { seq, ...before } = sample.places[0] as ListingRow;
  expect(puts[0]?.row).toEqual({ ...before, content: 'Another text.', unpublished: false });
});

/** The sample's places of today, and what they were when the file was taken out. */
async function merging(then: Partial<ListingRow>, change: Record<string, string>, choices?: readonly string[]) {
  const now = sample.places[0] as ListingRow;
  const before = new Map([[versionKey(now._id, '6'), { ...now, ...then, seq: 6 } as ListingRow]]);
  const file = edited('places', (row, at) => {
    if (at === 0) Object.assign(row, { version: '6' }, change);
  });
  const { lines } = await readSheet(file, columnNames(directories.places));
  return planOf(directories.places, sample, lines, { ...known, before }, new Set(choices));
}
const changed = ({ puts }: Plan) => puts.map(({ line, fields }) => [line, fields.map(({ column }) => column)]);
const asked = ({ asked: lines }: Plan) => lines.map(({ line, groups }) => [line, groups.map((group) => group.map(({ column }) => column))]);

test('what others changed meanwhile in other cells stays, and what the line changed is added to it', async () => {
  const plan = await merging({ checkedOn: '2020-01-01', popular: !sample.places[0]?.popular }, { content: 'From an old file.' });
  expect([changed(plan), asked(plan), plan.refused]).toEqual([[[2, ['content']]], [], []]);
  expect(plan.puts[0]?.row.checkedOn).toBe(sample.places[0]?.checkedOn);
});

test('a cell that nobody touched in the file does not undo what others wrote into it', async () => {
  const then = { content: 'As it was.' };
  const plan = await merging(then, then);
  expect([changed(plan), asked(plan), plan.unchanged]).toEqual([[], [], sample.places.length]);
});

test('a cell that was changed in both is asked, and taken from the file only by choice', async () => {
  const then = { content: 'As it was.' };
  const open = await merging(then, { content: 'From the file.', bestSeason: 'Also from the file.' });
  expect([changed(open), asked(open)]).toEqual([[[2, ['bestSeason']]], [[2, [['content']]]]]);
  const chosen = await merging(then, { content: 'From the file.', bestSeason: 'Also from the file.' }, ['2:content']);
  expect([changed(chosen), asked(chosen)]).toEqual([[[2, ['content', 'bestSeason']]], []]);
  const same = await merging(then, { content: sample.places[0]?.content ?? '' });
  expect([changed(same), asked(same)]).toEqual([[], []]);
});

test('pictures and their texts are asked as one, since texts stand in the order of pictures', async () => {
  const { images, pictureTexts } = sample.places[0] as ListingRow;
  const then = { pictureTexts: ['Another text', ...pictureTexts.slice(1)] };
  const more = [...images, '/images/fort-1280.webp'].join(' | ');
  const plan = await merging(then, { images: more, pictureTexts: then.pictureTexts.join(' | ') });
  expect(asked(plan)).toEqual([[2, [['images', 'pictureTexts']]]]);
});

test('where nobody knows any more what a listing was, all that differs is asked', async () => {
  const plan = await planned('places', (row, at) => {
    if (at < 2) row.version = '5';
    if (at === 0) row.content = 'From a very old file.';
  });
  expect([changed(plan), asked(plan)]).toEqual([[], [[2, [['content']]]]]);
});

test('a listing that is gone since, in a cell that nobody touched, is no reason to refuse a line', async () => {
  const [now] = sample.places as readonly ListingRow[];
  const nearby = [...((now as { nearbyPlaceIds?: string[] }).nearbyPlaceIds ?? []).slice(0, 1), 'gone'];
  const before = new Map([[versionKey(now?._id ?? '', '6'), { ...now, nearbyPlaceIds: nearby } as unknown as ListingRow]]);
  const slug = sample.places.find(({ _id }) => _id === nearby[0])?.slug;
  const file = edited('places', (row, at) => {
    if (at === 0) Object.assign(row, { version: '6', nearbyPlaces: `${slug} | gone-fort`, content: 'New.' });
  });
  const { lines } = await readSheet(file, columnNames(directories.places));
  const gone = { places: new Map([['gone', 'gone-fort']]) };
  const plan = await planOf(directories.places, sample, lines, { ...known, before, gone });
  expect([changed(plan), plan.refused]).toEqual([[[2, ['content']]], []]);
});

test('a new line with the name of a listing, or of an earlier line, is added only by choice', async () => {
  const twice = async (...choices: string[]) => {
    const name = sample.restaurants[0]?.name ?? '';
    const file = edited('restaurants', (row, at) => {
      if (at < 3) Object.assign(row, { _id: '', version: '', slug: '', name: at === 0 ? name.toUpperCase() : 'Brand New' });
    });
    const { lines } = await readSheet(file, columnNames(directories.restaurants));
    return planOf(directories.restaurants, sample, lines, known, new Set(choices));
  };
  const plan = await twice();
  expect(plan.puts.map(({ line }) => line)).toEqual([3]);
  expect(plan.twins.map(({ line, of }) => [line, of])).toEqual([
    [2, { id: sample.restaurants[0]?._id }],
    [4, { line: 3 }],
  ]);
  expect((await twice('2:_id')).puts.map(({ line }) => line)).toEqual([2, 3]);
});

test('a name or an address of a listing that is prepared out of sight is taken, too', async () => {
  const hidden = [{ _id: 'hidden', name: 'Hidden Dhaba', slug: 'open-dhaba' }];
  const file = edited('restaurants', (row, at) => {
    if (at < 2) Object.assign(row, { _id: '', version: '', slug: '', name: at === 0 ? 'Hidden Dhaba' : 'Open Dhaba' });
  });
  const { lines } = await readSheet(file, columnNames(directories.restaurants));
  const plan = await planOf(directories.restaurants, sample, lines, { ...known, hidden });
  expect(plan.twins.map(({ of }) => of)).toEqual([{ id: 'hidden' }]);
  expect(plan.puts.map(({ row }) => row.slug)).toEqual(['open-dhaba-2']);
});

test('letters that went with an encoding are told by cell, and the line changes nothing', async () => {
  const { refused, puts } = await planned('places', (row, at) => {
    if (at !== 0) return;
    row.name_mr = (row.name_mr ?? '').replace(/\P{ASCII}/gu, '?');
    row.content_hi = 'à¤œà¥\u0081à¤¨à¥\u008Dà¤¨à¤°';
    row.content = 'Open on Sundays?';
    row.bestSeason = '#NAME?';
  });
  expect(puts).toEqual([]);
  expect(refused.map(({ line, reasons }) => [line, reasons.map(({ column, key }) => [column, key])])).toEqual([
    [
      2,
      [
        ['name_mr', 'server_csv_lost_letters'],
        ['content_hi', 'server_csv_read_in_other_encoding'],
        ['bestSeason', 'server_csv_shown_error'],
      ],
    ],
  ]);
});

test('a listing that is there twice is refused on both lines', async () => {
  const { refused, puts } = await planned('places', (row, at) => {
    if (at === 1) row._id = sample.places[0]?._id ?? '';
    if (at < 2) row.content = 'Whose?';
  });
  expect(puts).toEqual([]);
  expect(refused.map(({ line, reasons }) => [line, reasons[0]?.key])).toEqual([
    [2, 'server_csv_twice'],
    [3, 'server_csv_twice'],
  ]);
});

test('pictures in another order take their texts along, in every language', async () => {
  const at = sample.places.findIndex(({ images, translations }) => images.length > 1 && translations.mr?.pictureTexts);
  const before = sample.places[at] as ListingRow;
  const { puts } = await planned('places', (row, index) => {
    if (index === at) row.images = [...before.images].reverse().join(' | ');
  });
  const after = puts[0]?.row as ListingRow;
  expect(after.pictureTexts).toEqual([...before.pictureTexts].reverse());
  expect(after.translations.mr?.pictureTexts).toEqual([...(before.translations.mr?.pictureTexts ?? [])].reverse());
});

test('a new listing needs what a form asks for, and each reason is told', async () => {
  const { refused, puts } = await planned('restaurants', (row, at) => {
    if (at > 1) return;
    row._id = '';
    row.version = '';
    if (at === 1) Object.assign(row, { images: '', categories: '', mapURL: '' });
    else row.name = `${row.name}!`;
  });
  expect(puts).toHaveLength(1);
  expect(puts[0]).toMatchObject({ line: 2, existing: undefined, row: { name: `${sample.restaurants[0]?.name}!` } });
  // Another mark is no other address.
  expect(puts[0]?.row.slug).toBe(`${sample.restaurants[0]?.slug}-2`);
  expect(refused).toMatchObject([{ line: 3 }]);
  expect(refused[0]?.reasons.map(({ column }) => column).sort()).toEqual(['categories', 'images', 'mapURL']);
});

test('a region may be named in any case, by a former name or by its id', async () => {
  const [first, second] = sample.regions;
  if (!first || !second) throw new Error('the sample has no regions');
  const rows = { ...sample, regions: [{ ...first, formerNames: ['Old Junnar'] }, ...sample.regions.slice(1)] };
  const at = sample.places.findIndex(({ regionId }) => regionId === second._id);
  for (const word of [first.name.toUpperCase(), 'old junnar', first._id]) {
    const file = edited('places', (row, index) => {
      if (index === at) row.region = word;
    });
    const { puts } = await planOf(directories.places, rows, (await readSheet(file, columnNames(directories.places))).lines, known);
    expect(puts.find(({ row }) => row._id === sample.places[at]?._id)?.row.regionId).toBe(first._id);
  }
});
