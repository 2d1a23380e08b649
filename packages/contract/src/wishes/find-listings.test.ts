import fc from 'fast-check';
import { expect, test } from 'vitest';

import { atOnce, type InParts } from '#in-parts.ts';
import { eachTable, type ListingKind, listingKinds } from '#kinds/kinds.ts';
import { emptyRow } from '#kinds/values.ts';
import { readHours } from '#opening/hours-text.ts';
import type { CatalogueRows } from '#sync/rows.ts';

import { findListings, findListingsInParts, missedOf } from './find-listings.ts';
import { prepareWishes } from './read-wish.ts';
import { asksForNow } from './terms.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const place = (name: string, more: object = {}) => ({ ...emptyRow('places'), _id: name, name, ...more });
const { amenitiesOffered: none } = emptyRow('resorts');
const stay = (name: string, amenity: string, more: object = {}) => ({
  ...emptyRow('resorts'),
  _id: name,
  name,
  amenitiesOffered: { ...none, [amenity]: true },
  ...more,
});
const region = (name: string, mr: string) => ({ ...emptyRow('regions'), _id: name, name, translations: { mr: { name: mr } } });
const category = (name: string, alternateNames: string[]) => ({ ...emptyRow('categories'), _id: name, name, alternateNames });

const rows = {
  ...eachTable(() => []),
  categories: [category('Forts', ['killa', 'गड']), category('Dams & Lakes', ['तलाव'])],
  regions: [region('Otur Valley', 'ओतूर खोरे'), region('Far East', 'लांब')],
  places: [
    place('Lenyadri Caves', { ...at(19.24, 73.88), regionId: 'Otur Valley', translations: { mr: { name: 'लेण्याद्री लेणी' } } }),
    place('Hill Fort', { ...at(19.2, 73.8), categoryIds: ['Forts'], regionId: 'Far East' }),
    place('Shivneri', { ...at(19.19, 73.86), categoryIds: ['Forts'], popular: true, regionId: 'Otur Valley' }),
    place('Blue Water', { categoryIds: ['Dams & Lakes'], access: { toilet: true }, regionId: 'Far East' }),
    place('Girijatmaj Temple'),
  ],
  resorts: [
    stay('Far Inn', 'parking', { ...at(19.6, 74.3), categories: ['Budget Stay'], regionId: 'Far East' }),
    stay('Next Inn', 'parking', { ...at(19.3, 73.9), regionId: 'Otur Valley' }),
    stay('Cave Inn', 'parking', { ...at(19.25, 73.88), categories: ['Budget Stay'], regionId: 'Otur Valley' }),
    stay('Pool Side', 'wifi', { ...at(19.25, 73.9), regionId: 'Otur Valley' }),
  ],
  services: [{ ...emptyRow('services'), _id: 'cash', name: 'Coin Point', type: 'cash' }],
} as unknown as CatalogueRows;

const answer = (text: string, kinds: readonly ListingKind[] = listingKinds) => findListings(rows, { text, kinds, mayLeaveOut: true });
const names = (text: string, kinds?: readonly ListingKind[]) =>
  answer(text, kinds).found.flatMap(({ rows }) => rows.map(({ name }) => name));

test('of many names that have a word none is looked at in the same part as another', () => {
  const partsFor = (text: string, count: number) => {
    const places = Array.from({ length: count }, (_, at) => place(`Old Gate ${at}`));
    const parts = findListingsInParts({ ...rows, places } as unknown as CatalogueRows, { text, kinds: listingKinds });
    return atOnce(counted(parts));
  };
  function* counted(parts: InParts<unknown>): InParts<number> {
    let count = 1;
    for (; !parts.next().done; count += 1) yield;
    return count;
  }
  // Where the text says that a place is meant, and where it does not.
  for (const text of ['hotels near gate', 'hotel gate']) expect(partsFor(text, 200) - partsFor(text, 100)).toBeGreaterThanOrEqual(100);
});

test.each([
  ['a category by its own name, what is popular first', 'forts', ['Shivneri', 'Hill Fort']],
  ['a category by what else it is called, whoever has it in the name before', 'गड', ['Shivneri', 'Hill Fort']],
  ['half of a category’s name', 'lakes', ['Blue Water']],
  ['a kind of listing', 'lodge', ['Far Inn', 'Next Inn', 'Cave Inn', 'Pool Side']],
  ['an amenity, in any language', 'पार्किंग', ['Far Inn', 'Next Inn', 'Cave Inn']],
  ['an amenity with a case ending', 'hotels with parking', ['Far Inn', 'Next Inn', 'Cave Inn']],
  ['a price', 'सस्ता होटल', ['Far Inn', 'Cave Inn']],
  ['a service and what places have', 'toilet', ['Blue Water']],
  ['a service, not the letters of its name inside another', 'atm', ['Coin Point']],
  ['near a place, the nearest first, and what is far not at all', 'parking near lenyadri', ['Cave Inn', 'Next Inn']],
  ['near a place in Marathi, in one word', 'लेण्याद्रीजवळ पार्किंग', ['Cave Inn', 'Next Inn']],
  ['near a place in Hindi', 'lenyadri ke paas parking', ['Cave Inn', 'Next Inn']],
  ['in a region', 'forts in otur', ['Shivneri']],
  ['in a region in Marathi, in one word', 'ओतूरमधील गड', ['Shivneri']],
  ['a region without a word between', 'otur hotel', ['Next Inn', 'Cave Inn', 'Pool Side']],
])('a search finds %s', (_, text, found) => {
  expect(names(text)).toEqual(found);
});

test('what searches are read by can be made ready a little at a time, and one that comes first finds the same', () => {
  const found = (some: CatalogueRows) => findListings(some, { text: 'forts in otur', kinds: listingKinds, mayLeaveOut: true }).found;
  const [unhurried, hurried] = [rows, rows].map((each) => ({ ...each, categories: [...each.categories] })) as [
    CatalogueRows,
    CatalogueRows,
  ];
  let slices = 1;
  while (!prepareWishes(unhurried, () => true)) slices += 1;
  expect(slices).toBeGreaterThan(100);
  expect(prepareWishes(hurried, () => true)).toBe(false);
  expect(found(hurried)).toEqual(found(rows));
  expect(found(unhurried)).toEqual(found(rows));
});

test('a name that has the words of a kind is that name', () => {
  expect(names('hill fort')).toEqual(['Hill Fort']);
  expect(answer('hill fort').wish).toBeUndefined();
});

test('what was understood is said part by part, as it was typed', () => {
  const { wish } = answer('Hotel with PARKING near Lenyadri');
  expect(wish?.asked.map(({ text, terms }) => [text, terms.map(({ is }) => is)])).toEqual([
    ['Hotel', ['kind']],
    ['PARKING', ['choice']],
  ]);
  expect(wish?.where).toMatchObject({ how: 'near', table: 'places', text: 'near Lenyadri' });
  expect(wish?.rest).toBe('');
});

test('where nothing has all of it, a word or a quality is left out and named, never the kind', () => {
  expect(answer('हेलिपॅड hotel').without).toBe('हेलिपॅड');
  expect(answer('helipad hotel with parking')).toMatchObject({ without: 'helipad', found: [{ kind: 'resorts' }] });
  expect(answer('hotel with pool')).toMatchObject({ without: 'pool' });
  expect(names('petrol near lenyadri')).toEqual([]);
  expect(names('helipad hotel', ['resorts'])).toEqual([]);
  expect(findListings(rows, { text: 'hotel with pool', kinds: ['resorts'] }).found).toEqual([]);
});

const daily = (name: string, hours: string, more: object = {}) => place(name, { hours: readHours(hours) ?? null, ...more });
const inTime = {
  ...rows,
  places: [
    daily('Early Hall', 'Mo-Su 06:00-09:00', { ...at(19.3, 73.9), fee: 'Free for children under 5, others ₹25' }),
    daily('Day Hall', 'Mo-Su 09:00-17:00', { ...at(19.2, 73.9), fee: 'No entry fee.' }),
    place('Open Meadow', { fee: '' }),
  ],
  services: [
    { ...emptyRow('services'), _id: 'clinic', name: 'Clinic', type: 'hospital', openAlways: true, ...at(19.5, 74) },
    { ...emptyRow('services'), _id: 'hospital', name: 'Hospital', type: 'hospital', openAlways: false, ...at(19.21, 73.9) },
  ],
} as unknown as CatalogueRows;
const noon = { day: '2026-11-23', time: '12:00' };
const inTimeNames = (text: string, { here = undefined as { latitude: number; longitude: number } | undefined, now = noon } = {}) =>
  findListings(inTime, { text, kinds: listingKinds, mayLeaveOut: true, now, here }).found.flatMap((each) =>
    each.rows.map(({ name }) => name),
  );

test.each([
  ['what is open at this minute, by its hours or always', 'open now', ['Day Hall', 'Clinic']],
  ['what is open in Marathi', 'आत्ता उघडे', ['Day Hall', 'Clinic']],
  ['a service that is always open', 'hospital open now', ['Clinic']],
  ['what costs nothing to enter, and not what costs something for some', 'free entry', ['Day Hall']],
  ['a name that has the word', 'open meadow', ['Open Meadow']],
])('a search finds %s', (_, text, found) => {
  expect(inTimeNames(text)).toEqual(found);
});

test('what is open changes with the minute, and where no minute is known nothing is open by its hours', () => {
  expect(inTimeNames('open now', { now: { ...noon, time: '06:00' } })).toEqual(['Early Hall', 'Clinic']);
  expect(findListings(inTime, { text: 'open now', kinds: ['places'] }).found).toEqual([]);
  expect(['open now', 'hospital OPEN', 'मंदिर उघडे', 'अभी खुला'].map(asksForNow)).toEqual([true, true, true, true]);
  expect(['forts', 'shivneri', ''].map(asksForNow)).toEqual([false, false, false]);
});

test('of services near something what is closed comes after all others, and a number that answers everywhere is never the nearest', () => {
  const hospital = (name: string, more: object) => ({ ...emptyRow('services'), _id: name, name, type: 'hospital', ...more });
  const byDay = readHours('Mo-Su 08:00-20:00');
  const services = [
    hospital('Number', { openAlways: true, everywhere: true, ...at(19.2, 73.9) }),
    hospital('Clinic', { hours: byDay, ...at(19.21, 73.9) }),
    hospital('Ward', { openAlways: true, ...at(19.5, 74) }),
  ];
  const near = (text: string, time: string) =>
    findListings({ ...inTime, services } as unknown as CatalogueRows, {
      text,
      kinds: ['services'],
      now: { ...noon, time },
      here: { latitude: 19.2, longitude: 73.9 },
    }).found.flatMap((each) => each.rows.map(({ name }) => name));
  for (const text of ['hospital near me', 'hospital near Day Hall', 'जवळचे hospital']) {
    expect(near(text, '12:00'), text).toEqual(['Clinic', 'Ward', 'Number']);
    expect(near(text, '21:30'), text).toEqual(['Ward', 'Number', 'Clinic']);
    expect(asksForNow(text), text).toBe(true);
  }
});

test('when the listings of a kind do not say when they are open, that is left out and named', () => {
  const found = findListings(
    { ...inTime, resorts: rows.resorts },
    { text: 'hotel open now', kinds: listingKinds, mayLeaveOut: true, now: noon },
  );
  expect(found).toMatchObject({ without: 'open now', found: [{ kind: 'resorts' }] });
});

test.each(['hospital near me', 'nearest hospital', 'माझ्याजवळ रुग्णालय', 'मेरे पास अस्पताल', 'hospital close to my location', 'जवळचे हॉस्पिटल'])(
  '"%s" puts the nearest first where it is known where somebody is, and all where it is not',
  (text) => {
    expect(inTimeNames(text, { here: at(19.2, 73.9) })).toEqual(['Hospital', 'Clinic']);
    expect(inTimeNames(text, { here: at(19.5, 74.1) })).toEqual(['Clinic', 'Hospital']);
    expect(inTimeNames(text)).toEqual(['Clinic', 'Hospital']);
    const { wish } = findListings(inTime, { text, kinds: listingKinds });
    expect(wish).toMatchObject({ where: { how: 'here' }, asked: [{ terms: [{ member: 'hospital' }] }], rest: '' });
  },
);

test('near a place that is named is not near whoever asks', () => {
  expect(answer('nearby lenyadri').wish?.where).toMatchObject({ how: 'near', row: { name: 'Lenyadri Caves' } });
});

test.each([
  ['nothing is found', 'zipline', undefined, '', 'zipline'],
  ['only what resembles it from afar is found', 'zipline', 'two-mistakes', '', 'zipline'],
  ['only the beginning of a word of a text is found', 'zip', 'content', '', 'zip'],
  ['one mistake leads to a name', 'hadfar', 'mistake', '', ''],
  ['a word was left out', 'pool hotel', 'word', 'pool', 'pool'],
] as const)('the helpdesk hears what it lacks when %s', (_, text, best, without, missed) => {
  expect(missedOf(text, best, without)).toBe(missed);
});

const told = {
  ...rows,
  places: [
    place('Plain Hill', { content: 'A hill.' }),
    place('High Water', { content: 'It falls in the rains.', translations: { mr: { content: 'एक धबधबा.' } }, regionId: 'Far East' }),
    place('Leap', { content: 'Waterfalls on all sides.', popular: true }),
  ],
  resorts: [stay('Meadow', 'wifi', { content: 'Tents under the stars.' }), stay('House', 'wifi', { content: 'Rooms for families.' })],
  restaurants: [
    { ...emptyRow('restaurants'), _id: 'green', name: 'Green Leaf', categories: ['Veg'], regionId: 'Far East' },
    { ...emptyRow('restaurants'), _id: 'red', name: 'Red Pot', categories: ['Non Veg'] },
  ],
} as unknown as CatalogueRows;
const inTold = (text: string) => findListings(told, { text, kinds: listingKinds, mayLeaveOut: true });
const toldNames = (text: string) => inTold(text).found.flatMap((each) => each.rows.map(({ name }) => name));

test.each([
  ['by any word for it, in any language, what is popular first', 'झरना', ['Leap', 'High Water']],
  ['together with a place', 'waterfalls in far east', ['High Water']],
  ['beside a kind', 'hotel with camping', ['Meadow']],
])('what no field holds is found in what listings say: %s', (_, text, found) => {
  expect(toldNames(text)).toEqual(found);
});

test('a word for two kinds means the one that the rest can be of, else the first', () => {
  expect(toldNames('veg hotel')).toEqual(['Green Leaf']);
  expect(toldNames('hotel')).toEqual(['Meadow', 'House']);
  expect(inTold('hotel wifi').wish?.asked[0]?.terms).toEqual([{ is: 'kind', kind: 'resorts' }]);
});

test('what a kind cannot have is left out beside it and named', () => {
  expect(inTold('restaurant with parking')).toMatchObject({ without: 'parking', found: [{ kind: 'restaurants' }] });
});

test('what is not in a place is looked for near it, and said so', () => {
  const around = {
    ...rows,
    services: [{ ...emptyRow('services'), _id: 'c', name: 'Clinic', type: 'hospital', ...at(19.25, 73.9), regionId: 'Far East' }],
  };
  const found = findListings(around as unknown as CatalogueRows, { text: 'hospital in otur', kinds: listingKinds });
  expect(found).toMatchObject({ wish: { where: { how: 'near' } }, found: [{ kind: 'services' }] });
});

test('of services the nearest is near, however far, and of anything else what is far is not', () => {
  const far = {
    ...rows,
    services: [{ ...emptyRow('services'), _id: 'c', name: 'Clinic', type: 'hospital', ...at(20.5, 75), openAlways: false }],
  };
  const found = (text: string) => findListings(far as unknown as CatalogueRows, { text, kinds: listingKinds }).found;
  expect(found('hospital near lenyadri')).toMatchObject([{ kind: 'services' }]);
  expect(found('budget near lenyadri').flatMap((each) => each.rows.map(({ name }) => name))).toEqual(['Cave Inn']);
});

test('a word in the middle of a place’s name says nothing of where', () => {
  const old = {
    ...rows,
    places: [place('Junnar Old Town', at(19.2, 73.9)), place('Shrine', { categoryIds: ['Forts'], content: 'An old wall.' })],
  };
  const { found, wish } = findListings(old as unknown as CatalogueRows, { text: 'old forts', kinds: listingKinds });
  expect(found.flatMap((each) => each.rows.map(({ name }) => name))).toEqual(['Shrine']);
  expect(wish).toMatchObject({ rest: 'old' });
  expect(wish?.where).toBeUndefined();
});

test('beside the name of a place that is something else, what is asked for is looked for there', () => {
  const town = {
    ...rows,
    places: [...rows.places, place('Junnar Town', at(19.2, 73.8)), place('Junnar Gate', { categoryIds: ['Forts'], ...at(19.2, 73.81) })],
  };
  const found = (text: string) =>
    findListings(town as unknown as CatalogueRows, { text, kinds: listingKinds }).found.flatMap((each) =>
      each.rows.map(({ name }) => name),
    );
  expect(found('forts junnar town')).toEqual(['Hill Fort', 'Junnar Gate', 'Shivneri']);
  expect(found('forts hill')).toEqual(['Hill Fort']);
});

test('what one wants to know of a place does not hide it', () => {
  expect(names('how to reach shivneri')).toEqual(['Shivneri']);
  expect(names('shivneri timing')).toEqual(['Shivneri']);
});

test('in one directory what only others can have is a word', () => {
  expect(names('parking', ['places'])).toEqual([]);
  expect(names('forts', ['places'])).toEqual(['Shivneri', 'Hill Fort']);
});

test('a search for names alone understands nothing else', () => {
  expect(answer('shivneri')).toEqual({ found: [expect.objectContaining({ kind: 'places' })] });
});

test('what is said twice is asked once', () => {
  expect(answer('parking hotel Parking').wish?.asked.map(({ text }) => text)).toEqual(['parking', 'hotel']);
});

test('of a story the first sixteen words are read', () => {
  const fillers = (count: number) => 'please '.repeat(count);
  expect(answer(`${fillers(15)}parking`).wish?.asked).toHaveLength(1);
  expect(answer(`${fillers(16)}parking`).wish).toBeUndefined();
});

test('whatever is typed, each listing is answered once', () => {
  const words = fc.constantFrom(
    'hotel',
    'parking',
    'near',
    'lenyadri',
    'in',
    'otur',
    'गड',
    'ओतूरमधील',
    'जवळ',
    'atm',
    'shivneri',
    'pool',
    '&',
    '(',
    '%',
  );
  const typed = fc.array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 7 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(typed, (text) => {
      for (const { kind, rows: all } of answer(text).found) {
        expect(new Set(all).size).toBe(all.length);
        for (const row of all) expect(rows[kind] as readonly unknown[]).toContain(row);
      }
    }),
  );
});

test('a part that is taken back leaves the others', () => {
  const parts = fc.uniqueArray(fc.constantFrom('hotel', 'parking', 'budget', 'near lenyadri', 'in otur'), { minLength: 2 });
  fc.assert(
    fc.property(parts, (typed) => {
      const asked = answer(typed.join(' ')).wish?.asked.map(({ text }) => text) ?? [];
      // One that is seldom true ends the property with an error.
      fc.pre(asked.length > 1);
      const left = asked.slice(1).join(' ');
      expect(answer(left).wish?.asked.map(({ text }) => text)).toEqual(asked.slice(1));
    }),
  );
});
