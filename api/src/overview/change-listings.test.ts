import { bulkChangeCalls } from '@helpdesk/contract/calls/bulk/bulk-changes';
import { fillPath } from '@helpdesk/contract/calls/endpoint';
import { changeListingCalls, type ListingChange, mostChosen } from '@helpdesk/contract/calls/managed/change-listings';
import { placeCalls } from '@helpdesk/contract/calls/places';
import { serviceCalls } from '@helpdesk/contract/calls/services';
import { beforeEach, expect, test } from 'vitest';

import { rowsPerChange } from '#db/bulk-write.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Sql } from '#db/sql.ts';
import { undoWhole } from '#history/testing/undo-whole.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { samples } from '#testing/sample-forms.ts';

const { sql, read, send, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn('asha@example.org')}` };

const change = (kind: string, ids: readonly string[], work: ListingChange | object) =>
  send('POST', changeListingCalls.change.path, { kind, ids, change: work }, bearer);
async function done(kind: string, ids: readonly string[], work: ListingChange) {
  const { code, result } = await change(kind, ids, work);
  expect(code).toBe(200);
  return changeListingCalls.change.answer.parse(result);
}
async function undo(id: string | null) {
  const { result } = await send('PUT', fillPath(bulkChangeCalls.undo.path, { id: id ?? '' }), undefined, bearer);
  return bulkChangeCalls.undo.answer.parse(result);
}
const places = () => read(placeCalls.list);
let ids: string[] = [];
beforeEach(async () => {
  ids = (await places()).slice(0, 5).map(({ _id }) => _id);
});
const five = async () => (await places()).filter(({ _id }) => ids.includes(_id));
const categories = async () => (await five()).map(({ categoryIds }) => categoryIds);

test('many get another region, and come back to theirs as a whole', async () => {
  const before = (await five()).map(({ regionId }) => regionId);
  const regionId = samples.place.regionId ?? '';
  const { undoId, count } = await done('places', ids, { what: 'region', regionId });
  expect(count).toBe(5);
  expect((await five()).map((place) => place.regionId)).toEqual(ids.map(() => regionId));
  await undo(undoId);
  expect((await five()).map((place) => place.regionId)).toEqual(before);
});

test('a category is added to those that lack it, or put instead of all that they have', async () => {
  const before = await categories();
  const category = samples.category._id;
  const added = await done('places', ids, { what: 'category', category, how: 'add' });
  expect(added.changed).toBe(before.filter((each) => !each.includes(category)).length);
  expect(await categories()).toEqual(before.map((each) => (each.includes(category) ? each : [...each, category])));
  const replaced = await done('places', ids, { what: 'category', category, how: 'replace' });
  expect(await categories()).toEqual(ids.map(() => [category]));
  await undo(replaced.undoId);
  expect(await categories()).toEqual(before.map((each) => (each.includes(category) ? each : [...each, category])));
});

test('to a listing with 20 categories none is added, to one with 19 one is', async () => {
  const [full = '', almost = ''] = ids;
  const many = Array.from({ length: 20 }, (_, at) => `many-${at}`);
  const rowOf = (_id: string) => ({ _id, name: _id, heading: '', description: '', alternateNames: [], formerNames: [], translations: {} });
  const fill = (tx: Sql, id: string, categoryIds: readonly string[]) =>
    tx`UPDATE place SET category_ids = ${[...categoryIds]} WHERE id = ${id}`;
  await writeCatalogue(sql, async (tx) => {
    await putRows(tx, 'categories', many.map(rowOf));
    await fill(tx, full, many);
    await fill(tx, almost, many.slice(1));
  });
  const { changed } = await done('places', [full, almost], { what: 'category', category: samples.category._id, how: 'add' });
  expect(changed).toBe(1);
  expect((await five()).find(({ _id }) => _id === almost)?.categoryIds).toHaveLength(20);
});

test('stays and restaurants get members of their own sets, essentials one type', async () => {
  const [service] = await read(serviceCalls.list);
  const other = service?.type === 'fuel' ? 'police' : 'fuel';
  const { undoId } = await done('services', [service?._id ?? ''], { what: 'category', category: other, how: 'add' });
  expect((await read(serviceCalls.one, `/get-service/${service?._id}`)).type).toBe(other);
  await undo(undoId);
  await done('resorts', [samples.resort._id], { what: 'category', category: 'Signature Stay', how: 'replace' });
  await done('restaurants', [samples.restaurant._id], { what: 'category', category: 'Veg', how: 'replace' });
});

test('many become popular, and cease to be', async () => {
  await done('places', ids, { what: 'popular', popular: true });
  expect((await five()).every(({ popular }) => popular)).toBe(true);
  await done('places', ids, { what: 'popular', popular: false });
  expect((await five()).some(({ popular }) => popular)).toBe(false);
});

test('many are taken off the site, and are on it again', async () => {
  const { undoId } = await done('places', ids, { what: 'published', published: false });
  expect(await five()).toEqual([]);
  await undo(undoId);
  expect(await five()).toHaveLength(5);
  await done('places', ids, { what: 'published', published: false });
  expect(await done('places', ids, { what: 'published', published: true })).toMatchObject({ changed: 5 });
  expect(await five()).toHaveLength(5);
});

test('many are deleted and come back as a whole', async () => {
  const { undoId } = await done('places', ids, { what: 'delete' });
  expect(await five()).toEqual([]);
  expect(await undo(undoId)).toMatchObject({ undone: expect.any(Number), remaining: 0, left: [] });
  expect(await five()).toHaveLength(5);
});

test('what is so already is not written, and what went is passed over; when all of them went it is said', async () => {
  const alike: ListingChange[] = [
    { what: 'popular', popular: true },
    { what: 'published', published: false },
    { what: 'published', published: true },
    { what: 'checked' },
    { what: 'region', regionId: samples.place.regionId ?? '' },
    { what: 'category', category: samples.category._id, how: 'replace' },
  ];
  for (const work of alike) {
    await done('places', ids, work);
    expect(await done('places', [...ids, 'gone'], work), work.what).toEqual({ count: 5, changed: 0, undoId: null });
  }
  expect(await change('places', ['gone'], { what: 'delete' })).toMatchObject({ code: 404 });
  expect(await change('resorts', ids, { what: 'delete' })).toMatchObject({ code: 404 });
});

test('others write between the parts of a change of many', async () => {
  const copies = rowsPerChange + 1;
  await writeCatalogue(
    sql,
    (tx) => tx`
      INSERT INTO service SELECT another.* FROM generate_series(1, ${copies}::int) AS number, service AS one, LATERAL jsonb_populate_record(
        one, jsonb_build_object('id', 'copy-' || number, 'slug', 'copy-' || number, 'name', 'Copy ' || number, 'popular', false)) AS another
      WHERE one.id = (SELECT min(id) FROM service)`,
  );
  const seq = async () => (await sql<[{ seq: number }]>`SELECT seq::int FROM sync_clock`)[0].seq;
  const before = await seq();
  const copied = Array.from({ length: copies }, (_, at) => `copy-${at + 1}`);
  const { undoId } = await done('services', copied, { what: 'popular', popular: true });
  expect(await seq()).toBe(before + 2);
  expect(await undoWhole(() => undo(undoId))).toMatchObject({ undone: copies, left: [] });
});

test('a region, a category and a member of a set that there is not are refused, at their field', async () => {
  const refused = async (kind: string, work: ListingChange) => (await change(kind, [samples.resort._id, ...ids], work)) as object;
  expect(await refused('places', { what: 'region', regionId: 'gone' })).toMatchObject({
    code: 400,
    errors: { regionId: expect.any(String) },
  });
  const unknown = { what: 'category', category: 'gone', how: 'add' } as const;
  for (const kind of ['places', 'resorts', 'restaurants', 'services']) {
    expect(await refused(kind, unknown)).toMatchObject({ code: 400, errors: { category: expect.any(String) } });
  }
});

test.each([
  ['places', [], { what: 'delete' }],
  ['ads', ['a'], { what: 'delete' }],
  ['places', [7], { what: 'delete' }],
  ['places', ['a'], { what: 'paint' }],
  ['places', ['a'], { what: 'popular' }],
  ['places', ['a'], { what: 'checked', day: '2026-01-01' }],
  ['places', Array.from({ length: mostChosen + 1 }, (_, at) => `${at}`), { what: 'delete' }],
])('a change of %s is refused (%#)', async (kind, chosen, work) => {
  expect(await change(kind, chosen as string[], work)).toMatchObject({ code: 400 });
});

test('50,000 ids of the usual length may be sent', async () => {
  const chosen = Array.from({ length: mostChosen }, () => crypto.randomUUID());
  expect(await change('places', chosen, { what: 'delete' })).toMatchObject({ code: 404 });
});
