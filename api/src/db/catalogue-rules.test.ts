import { isHttpsLink, slugText } from '@helpdesk/contract/fields';
import { columnOf } from '@helpdesk/contract/kinds/field';
import { catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';
import { namingFields } from '@helpdesk/contract/kinds/parts';
import { slugOf } from '@helpdesk/contract/rules/new-slug';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { connect } from '#db/pool/connect.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { catalogueSource } from './catalogue.ts';
import { putRows, writeCatalogue } from './catalogue-write.sql.ts';
import { seedWhenEmpty } from './seed.ts';
import type { Sql } from './sql.ts';

const { sql, url } = await testDatabase();
beforeAll(async () => {
  await seedWhenEmpty(sql);
});

const [place, otherPlace] = sampleRegion.places;
const [resort] = sampleRegion.resorts;
const [ad] = sampleRegion.ads;
if (!place || !otherPlace || !resort || !ad) throw new Error('the sample region is empty');
const four = sampleRegion.places.slice(1, 5).map(({ _id }) => _id);
const change = (work: (tx: Sql) => Promise<unknown>) => writeCatalogue(sql, work);
const set = (column: string, value: unknown, table = 'place') =>
  change((tx) => {
    const row = tx`jsonb_populate_record(NULL::${tx(table)}, ${tx.json({ [column]: value })})`;
    return tx`UPDATE ${tx(table)} SET ${tx(column)} = (${row}).${tx(column)} WHERE id = ${table === 'place' ? place._id : resort._id}`;
  });

test.each([
  ['two places never share a slug', 'slug', otherPlace.slug, 'place_slug_key'],
  ['a slug has no capital letters', 'slug', 'Shivneri', 'listing_slug_check'],
  ['at most three places are nearby', 'nearby_place_ids', four, 'listing_nearby_place_ids_check'],
  ['no place is nearby twice', 'nearby_place_ids', [four[0], four[0]], 'listing_nearby_place_ids_check'],
  ['no place is nearby itself', 'nearby_place_ids', [place._id], 'place_not_near_itself'],
  ['a nearby place exists', 'nearby_place_ids', ['nowhere'], 'a place names the place nowhere, which does not exist'],
  ['a nearby stay exists', 'nearby_resort_ids', ['nowhere'], 'a place names the resort nowhere, which does not exist'],
  ['a category of a place exists', 'category_ids', ['nowhere'], 'a place names the category nowhere, which does not exist'],
  ['a region of a place exists', 'region_id', 'nowhere', 'place_region_id_fkey'],
  ['popular is yes or no', 'popular', null, 'null value in column "popular"'],
  ['a map link is https', 'map_url', 'http://maps.example.org/', 'https_link'],
  ['a map link carries no script', 'map_url', 'javascript:alert(1)', 'https_link'],
  ['a map link carries no password', 'map_url', 'https://me:pw@maps.example.org/', 'https_link'],
  ['latitude is on the globe', 'latitude', 91, 'listing_latitude_check'],
  ['a picture is one of ours', 'images', ['https://pictures.example.org/1.webp'], 'listing_images_check'],
  ['translations are Marathi or Hindi', 'translations', { fr: {} }, 'listing_translations_check'],
  ['an id never changes', 'id', 'another', 'the id of a place never changes'],
])('%s', async (_rule, column, value, refusal) => {
  await expect(set(column, value)).rejects.toThrow(refusal);
});

test.each([
  ['a stay has a fixed category', 'categories', ['Palace'], 'resort_categories_check'],
  ['a stay has a category', 'categories', [], 'resort_categories_check'],
  ['a stay has all eight amenity flags', 'amenities_offered', { wifi: true }, 'resort_amenities_offered_check'],
  ['a stay has no ninth flag', 'amenities_offered', { ...resort.amenitiesOffered, helipad: true }, 'resort_amenities_offered_check'],
  ['an amenity flag is yes or no', 'amenities_offered', { ...resort.amenitiesOffered, wifi: 'fast' }, 'resort_amenities_offered_check'],
  ['a phone number follows the pattern', 'contact_phone_number', '0123', 'phone_number'],
])('%s', async (_rule, column, value, refusal) => {
  await expect(set(column, value, 'resort')).rejects.toThrow(refusal);
});

test.each([
  'https://example.org',
  'HTTPS://example.org/a@b?c#d',
  'https://example.org:8443/x',
  'https://me@example.org/',
  'https://bank.example@evil.example/',
  'https://exa mple.org/',
  'https://',
  'http://example.org/',
  'JaVa\tscript:alert(1)',
  'data:text/html,x',
])('the database and the contract agree on the link %j', async (link) => {
  const stored = await sql`SELECT ${link}::https_link`.then(
    () => true,
    () => false,
  );
  expect(stored).toBe(isHttpsLink(link));
});

test('an ad ends on or after the day it starts', async () => {
  await expect(change((tx) => putRows(tx, 'ads', [{ ...ad, endDate: '2025-12-31' }]))).rejects.toThrow('ad_ends_after_start');
  await change((tx) => putRows(tx, 'ads', [{ ...ad, endDate: ad.startDate }]));
});

test('category names are unique whatever their case', async () => {
  await expect(change((tx) => tx`INSERT INTO category (name, heading, description) VALUES ('FORTS ', 'x', 'x')`)).rejects.toThrow(
    'category_name_unique',
  );
});

test('a category that a place uses stays', async () => {
  await expect(change((tx) => tx`DELETE FROM category WHERE name = 'Forts'`)).rejects.toThrow('is used by a place');
});

test('a refused change leaves the clock where it was', async () => {
  const [before] = await sql`SELECT seq FROM sync_clock`;
  await expect(set('popular', null)).rejects.toThrow();
  expect(await sql`SELECT seq FROM sync_clock`).toEqual([before]);
});

test('a row written outside a catalogue change is refused, also on a connection that made one before', async () => {
  const one = connect(url, { max: 1 });
  await one`BEGIN`;
  await one`SELECT begin_catalogue_change()`;
  await one`COMMIT`;
  const unstamped = 'a catalogue row was written outside a catalogue change';
  await expect(one`UPDATE place SET popular = true`).rejects.toThrow(unstamped);
  await expect(one`DELETE FROM ad`).rejects.toThrow(unstamped);
  await expect(one`INSERT INTO region (name, content) VALUES ('New', 'x')`).rejects.toThrow(unstamped);
  await one.end();
});

test('no table of the catalogue can be truncated', async () => {
  for (const table of ['category', 'region', 'place', 'resort', 'restaurant', 'ad', 'report', 'tombstone', 'sync_clock']) {
    await expect(sql`TRUNCATE ${sql(table)} CASCADE`).rejects.toThrow('would leave phones without word');
  }
});

test('there is one clock, and it never goes back', async () => {
  await expect(sql`INSERT INTO sync_clock DEFAULT VALUES`).rejects.toThrow('sync_clock_pkey');
  await expect(sql`DELETE FROM sync_clock`).rejects.toThrow();
  await expect(sql`UPDATE sync_clock SET seq = seq - 1`).rejects.toThrow('never goes back');
  await expect(sql`UPDATE sync_clock SET floor = seq + 1`).rejects.toThrow('check constraint');
});

test('a deleted place leaves a tombstone and the nearby lists of others, which are stamped with it', async () => {
  const source = catalogueSource(sql);
  const before = await source.current();
  const gone = before.rows.places.find(({ _id }) => before.rows.resorts.some(({ nearbyPlaceIds }) => nearbyPlaceIds.includes(_id)));
  const id = gone?._id ?? '';
  await change((tx) => tx`DELETE FROM place WHERE id = ${id}`);
  const { rows, seq, tombstones } = await source.current();
  expect(tombstones).toEqual([{ kind: 'places', id, seq }]);
  const naming = [...before.rows.places, ...before.rows.resorts, ...before.rows.restaurants].filter(
    (row) => row._id !== id && row.nearbyPlaceIds.includes(id),
  );
  const after = new Map([...rows.places, ...rows.resorts, ...rows.restaurants].map((row) => [row._id, row]));
  expect(naming.length).toBeGreaterThan(1);
  for (const { _id, nearbyPlaceIds } of naming) {
    expect(after.get(_id)).toMatchObject({ seq, nearbyPlaceIds: nearbyPlaceIds.filter((near) => near !== id) });
  }
});

test('a place that comes back takes its tombstone away', async () => {
  const [row] = await sql`SELECT id FROM tombstone WHERE kind = 'places'`;
  const back = sampleRegion.places.find(({ _id }) => _id === row?.id);
  await change((tx) => putRows(tx, 'places', back ? [back] : []));
  expect(await sql`SELECT id FROM tombstone`).toHaveLength(0);
});

test('two places that name each other can be added, and one of them deleted, in one change', async () => {
  const pair = [
    { ...place, _id: 'a', slug: 'a', nearbyPlaceIds: ['b'] },
    { ...place, _id: 'b', slug: 'b', nearbyPlaceIds: ['a'] },
  ];
  await change(async (tx) => {
    await putRows(tx, 'places', pair);
    await tx`DELETE FROM place WHERE id = 'b'`;
  });
  expect(await sql`SELECT nearby_place_ids AS near FROM place WHERE id = 'a'`).toEqual([{ near: [] }]);
});

test('a deleted region leaves its listings without one, and stamps them', async () => {
  const [{ id }] = await sql<[{ id: string }]>`SELECT region_id AS id FROM resort LIMIT 1`;
  const orphans = await sql`SELECT id FROM resort WHERE region_id = ${id}`;
  const seq = await writeCatalogue(sql, async (tx, ownSeq) => {
    await tx`DELETE FROM region WHERE id = ${id}`;
    return ownSeq;
  });
  expect(await sql`SELECT id FROM resort WHERE region_id IS NULL AND seq = ${seq}`).toHaveLength(orphans.length);
});

const lists = catalogueTables.flatMap((kind) => namingFields(kind).map(({ name, of, dropsDeleted }) => ({ kind, name, of, dropsDeleted })));

test.each(lists)('one of $kind names none of $of that does not exist', async ({ kind, name, of }) => {
  const [row] = await sql<[{ id: string }]>`SELECT id FROM ${sql(kinds[kind].table)} LIMIT 1`;
  const named = change((tx) => tx`UPDATE ${tx(kinds[kind].table)} SET ${tx(columnOf(name))} = '{nowhere}' WHERE id = ${row.id}`);
  await expect(named).rejects.toThrow(`a ${kinds[kind].table} names the ${kinds[of].table} nowhere, which does not exist`);
});

test.each(lists.filter(({ dropsDeleted }) => dropsDeleted))(
  'one of $of that is deleted leaves the lists of $kind',
  async ({ kind, name, of }) => {
    const column = columnOf(name);
    const naming = () =>
      sql`SELECT FROM ${sql(kinds[kind].table)}, unnest(${sql(column)}) AS near WHERE near NOT IN (SELECT id FROM ${sql(kinds[of].table)})`;
    const [named] = await sql<
      [{ id: string }]
    >`SELECT ${sql(column)}[1] AS id FROM ${sql(kinds[kind].table)} WHERE ${sql(column)} <> '{}' LIMIT 1`;
    await change((tx) => tx`DELETE FROM ${tx(kinds[of].table)} WHERE id = ${named.id}`);
    expect(await naming()).toHaveLength(0);
  },
);

test('what the contract takes for a link or a slug the database takes, too', async () => {
  const odd = [
    '/',
    '\\',
    '?',
    '#',
    '@',
    ':',
    '.',
    '%',
    ' ',
    '\t',
    '\u0085',
    '\u00a0',
    '\u180e',
    '\u2028',
    '\u200b',
    '\ufeff',
    'İ',
    'A',
    'é',
    'x',
  ];
  const texts = fc.array(fc.constantFrom(...odd), { maxLength: 12 }).map((letters) => letters.join(''));
  const links = fc
    .sample(texts, 3000)
    .map((text) => `https://${text}`)
    .filter(isHttpsLink);
  const slugs = fc
    .sample(texts, 3000)
    .filter((text) => slugText.safeParse(text).success)
    .map(slugOf);
  expect(Math.min(links.length, slugs.length)).toBeGreaterThan(100);
  await sql`SELECT link::https_link FROM unnest(${links}::text[]) AS link`;
  const [refused] =
    await sql`SELECT slug FROM unnest(${slugs}::text[]) AS slug WHERE NOT (length(slug) BETWEEN 1 AND 200 AND slug !~ '[A-Z\s]')`;
  expect(refused).toBeUndefined();
});
