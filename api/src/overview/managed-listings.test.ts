import { categoryCalls } from '@helpdesk/contract/calls/categories';
import { managedListingCalls, managedPageSize } from '@helpdesk/contract/calls/managed/managed-listings';
import { regionCalls } from '@helpdesk/contract/calls/regions';
import { byShownName } from '@helpdesk/contract/rules/name-order';
import { expect, test } from 'vitest';

import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { samples } from '#testing/sample-forms.ts';

const now = Date.parse('2026-11-20T19:00:00Z');
const { sql, read, send, logIn } = await sampleApp({ now: () => now });
const bearer = { Authorization: `Bearer ${await logIn('admin@example.org', new Date(now))}` };

const asked = (path: string, query: Readonly<Record<string, string>>) =>
  send('GET', `${path}?${new URLSearchParams({ kind: 'places', ...query })}`, undefined, bearer);
async function page(query: Readonly<Record<string, string>> = {}) {
  const { result } = await asked(managedListingCalls.page.path, query);
  return managedListingCalls.page.answer.parse(result);
}
const names = async (query: Readonly<Record<string, string>> = {}) => (await page(query)).rows.map(({ name }) => name);
const regions = new Map((await read(regionCalls.list)).map((region) => [region._id, region]));
const categories = await read(categoryCalls.list);

/** A further table of copies, so that there are more than one answer holds. */
async function withCopies(count: number, work: () => Promise<void>): Promise<void> {
  await writeCatalogue(
    sql,
    (tx) => tx`
      INSERT INTO service SELECT another.* FROM generate_series(1, ${count}::int) AS number, service AS one, LATERAL jsonb_populate_record(
        one, jsonb_build_object('id', 'copy-' || number, 'slug', 'copy-' || number, 'name', 'Copy ' || number)) AS another
      WHERE one.id = (SELECT min(id) FROM service)`,
  );
  await work();
  await writeCatalogue(sql, (tx) => tx`DELETE FROM service WHERE id LIKE 'copy-%'`);
}

test('without anything asked a list is whole, by name, and says how many there are', async () => {
  const { count, rows } = await page();
  expect(rows).toHaveLength(count);
  expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).toSorted(new Intl.Collator('en', { numeric: true }).compare));
});

test('a row holds what it shows, and as much of the text as that', async () => {
  const [row] = (await page({ search: samples.place.name })).rows;
  expect(row).toMatchObject({ name: samples.place.name, image: samples.place.images[0], regionId: samples.place.regionId });
  expect(row?.content.length).toBeLessThanOrEqual(71);
  expect(row?.translations.mr?.content?.length ?? 0).toBeLessThanOrEqual(120);
  expect(JSON.stringify(row)).not.toContain('facts');
});

test('a page has at most 100 rows, the next begins after them, and after the last there are none', async () => {
  const own = (await page({ kind: 'services' })).count;
  await withCopies(2 * managedPageSize - own + 1, async () => {
    const [first, second, third, after] = await Promise.all(
      [0, 100, 200, 201].map((offset) => page({ kind: 'services', offset: `${offset}` })),
    );
    expect([first, second, third, after].map((each) => each?.rows.length)).toEqual([100, 100, 1, 0]);
    expect(after?.count).toBe(201);
    const ids = [first, second, third].flatMap((each) => (each?.rows ?? []).map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(201);
    const { result } = await asked(managedListingCalls.found.path, { kind: 'services' });
    expect(managedListingCalls.found.answer.parse(result).map(({ _id }) => _id)).toEqual(ids);
  });
});

test('a search finds names in every language and texts; letters are those of the alphabet that is spoken', async () => {
  expect((await names({ search: 'शिवनेरी' }))[0]).toContain('Shivneri');
  for (const name of await names({ search: 'A-D' })) expect(name).toMatch(/^[A-D]/);
  const found = (await page({ search: 'क-ङ', spoken: 'mr' })).rows;
  expect(found.length).toBeGreaterThan(0);
  for (const { translations } of found) expect(translations.mr?.name).toMatch(/^[क-ङ]/);
});

test('filters hold together: region, category, popular and the search', async () => {
  const { regionId, categoryIds } = samples.place;
  const query = { regionId: regionId ?? '', category: categoryIds[0] ?? '', search: samples.place.name };
  expect(await names(query)).toContain(samples.place.name);
  for (const row of (await page({ regionId: regionId ?? '', category: categoryIds[0] ?? '' })).rows) {
    expect([row.regionId, row.categories.includes(categoryIds[0] ?? '')]).toEqual([regionId, true]);
  }
  for (const row of (await page({ popular: 'true' })).rows) expect(row.popular).toBe(true);
  expect(await names({ category: 'gone' })).toEqual([]);
});

test('stays, restaurants and essentials are narrowed by the members of their own sets', async () => {
  for (const [kind, category] of [
    ['resorts', 'Budget Stay'],
    ['restaurants', 'Veg'],
    ['services', 'fuel'],
  ] as const) {
    const { rows } = await page({ kind, category });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.categories).toContain(category);
  }
});

test('what lost its region is found as that, and stands first by region', async () => {
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET region_id = NULL WHERE id = ${samples.place._id}`);
  expect(await names({ regionId: 'none' })).toEqual([samples.place.name]);
  expect((await names({ sort: 'region' }))[0]).toBe(samples.place.name);
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET region_id = ${samples.place.regionId} WHERE id = ${samples.place._id}`);
  expect(await names({ regionId: 'none' })).toEqual([]);
});

test('what a language has and lacks are all', async () => {
  const change = (content: string | null) =>
    writeCatalogue(
      sql,
      (tx) =>
        tx`UPDATE place SET translations = jsonb_set(translations, '{mr,content}', ${tx.json(content ?? '')}) WHERE id = ${samples.place._id}`,
    );
  await change('');
  const [all, has, lacks] = await Promise.all([page(), page({ translated: 'mr' }), page({ translated: 'not-mr' })]);
  expect(has.count + lacks.count).toBe(all.count);
  expect(lacks.rows.map(({ _id }) => _id)).toContain(samples.place._id);
});

test('each column orders, both ways, and equals stay by name', async () => {
  const regionNames = byShownName([...regions.values()], 'en').map(({ _id }) => _id);
  const categoryNames = byShownName(categories, 'en').map(({ _id }) => _id);
  type Row = Awaited<ReturnType<typeof page>>['rows'][number];
  const columns: Readonly<Record<string, (row: Row) => number | string>> = {
    region: ({ regionId }) => regionNames.indexOf(regionId ?? ''),
    category: ({ categories: [first = ''] }) => categoryNames.indexOf(first),
    checkedOn: ({ checkedOn }) => checkedOn ?? '',
    bytes: ({ bytes }) => bytes,
    needs: ({ needs }) => needs.length,
    changed: ({ version }) => version,
  };
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET checked_on = '2026-11-01' WHERE popular`);
  for (const [sort, readValue] of Object.entries(columns)) {
    const rows = (await page({ sort })).rows;
    const values = rows.map(readValue);
    expect([sort, values]).toEqual([sort, values.toSorted((a, b) => (a > b ? 1 : Number(a === b) - 1))]);
    const first = rows.filter((row) => readValue(row) === values[0]).map(({ name }) => name);
    expect(first).toEqual(first.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    const back = (await page({ sort, descending: 'true' })).rows.map(readValue);
    expect([sort, back]).toEqual([sort, values.toReversed()]);
  }
  expect(await names({ sort: 'name', descending: 'true' })).toEqual((await names()).toReversed());
});

test('what is not published stands among the others, is told from them, and needs nothing yet', async () => {
  const all = (await page()).count;
  const needed = (await page({ need: 'check' })).count;
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET unpublished = true, checked_on = NULL WHERE id = ${samples.place._id}`);
  const { count, rows } = await page();
  expect(count).toBe(all);
  expect(rows.find(({ _id }) => _id === samples.place._id)).toMatchObject({ unpublished: true, needs: [], bytes: 0 });
  expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).toSorted(new Intl.Collator('en', { numeric: true }).compare));
  expect(await names({ state: 'unpublished' })).toEqual([samples.place.name]);
  expect((await page({ state: 'published' })).count).toBe(all - 1);
  expect((await names({ search: samples.place.name }))[0]).toBe(samples.place.name);
  expect((await page({ need: 'check' })).count).toBeLessThanOrEqual(needed);
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET unpublished = false WHERE id = ${samples.place._id}`);
  expect(await names({ state: 'unpublished' })).toEqual([]);
});

test('names are in the order of the language that is spoken', async () => {
  const shown = (await page({ spoken: 'mr' })).rows.map(({ name, translations }) => translations.mr?.name || name);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('mr', { numeric: true }).compare));
});

test.each<Readonly<Record<string, string>>>([
  { kind: 'ads' },
  { offset: '-1' },
  { offset: '0.5' },
  { sort: 'colour' },
  { need: 'love' },
  { translated: 'en' },
  { state: 'lost' },
  { popular: 'false' },
  { search: 'a'.repeat(201) },
])('a list of %j is refused', async (query) => {
  expect(await asked(managedListingCalls.page.path, query)).toMatchObject({ code: 400 });
});

test('the longest search that there may be is answered', async () => {
  expect(await asked(managedListingCalls.page.path, { search: 'a'.repeat(200) })).toMatchObject({ code: 200 });
});

test('only who is logged in gets a list', async () => {
  for (const path of [managedListingCalls.page.path, managedListingCalls.found.path]) {
    expect(await send('GET', `${path}?kind=places`, undefined)).toMatchObject({ code: 401 });
  }
});
