import { bulkChangeCalls } from '@helpdesk/contract/calls/bulk/bulk-changes';
import { fillPath } from '@helpdesk/contract/calls/endpoint';
import { placeCalls } from '@helpdesk/contract/calls/places';
import { expect, test, vi } from 'vitest';

import { purgeBulkChanges } from '#db/bulk-changes.sql.ts';
import { rowsPerChange, writeBulk } from '#db/bulk-write.ts';
import { deleteRow } from '#db/catalogue-rows.sql.ts';
import { putRows } from '#db/catalogue-write.sql.ts';
import type { Sql } from '#db/sql.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms, samples } from '#testing/sample-forms.ts';

const { sql, read, send, logIn } = await sampleApp();
const asha = 'asha@example.org';
const bearer = { Authorization: `Bearer ${await logIn(asha)}` };

async function add(name: string, more: object = {}): Promise<string> {
  const { result } = await send('POST', '/add-tourist-place', { ...forms.place, name, ...more }, bearer);
  return (result as { _id: string })._id;
}
const placeOf = (id: string) => read(placeCalls.one, `/get-tourist-place/${id}`);
const isThere = async (id: string) => (await sql`SELECT FROM place WHERE id = ${id}`).count === 1;

const deleteAll = (items: readonly string[]) =>
  writeBulk(sql, { by: asha, table: 'places', what: 'delete', items }, async (tx, part) => {
    for (const id of part) await deleteRow(tx, 'places', id);
  });
const starAll = (items: readonly string[]) =>
  writeBulk(
    sql,
    { by: asha, table: 'places', what: 'popular', items },
    (tx, part) => tx`UPDATE place SET popular = true WHERE id = ANY (${[...part]})`,
  );
const putCategories = (tx: Sql, ids: readonly string[]) =>
  putRows(
    tx,
    'categories',
    ids.map((_id) => ({ _id, name: _id, heading: '', description: '', alternateNames: [], formerNames: [], translations: {} })),
  );
const importAll = (items: readonly string[]) => writeBulk(sql, { by: asha, table: 'categories', what: 'import', items }, putCategories);

const changes = async () => bulkChangeCalls.list.answer.parse((await send('GET', '/get-bulk-changes/places', undefined, bearer)).result);
const tryUndo = (id = '') => send('PUT', fillPath(bulkChangeCalls.undo.path, { id }), undefined, bearer);
async function undo(id: string | undefined) {
  const { code, result } = await tryUndo(id);
  expect(code).toBe(200);
  return bulkChangeCalls.undo.answer.parse(result);
}

test('what was deleted together comes back together, with the lists that named it and each other', async () => {
  const first = await add('First Well');
  const second = await add('Second Well', { nearByTouristAttractionsIds: [first, samples.place._id] });
  const other = await add('Other Well', { nearByTouristAttractionsIds: [second, samples.place._id, first] });
  const before = [await placeOf(first), await placeOf(second), await placeOf(other)];
  const id = await deleteAll([first, second]);
  expect((await placeOf(other)).nearByTouristAttractionsIds).toEqual([samples.place._id]);
  expect((await changes())[0]).toMatchObject({ _id: id, what: 'delete', author: asha, planned: 2, done: 2, isUndone: false });

  expect(await undo(id)).toEqual({ undone: 3, remaining: 0, left: [] });
  const after = [await placeOf(first), await placeOf(second), await placeOf(other)];
  expect(after.map((place) => ({ ...place, version: 0 }))).toEqual(before.map((place) => ({ ...place, version: 0 })));
  expect((await changes())[0]).toMatchObject({ _id: id, isUndone: true });
  expect(await undo(id)).toEqual({ undone: 0, remaining: 0, left: [] });
});

test('what somebody changed since stays as it is, and is named', async () => {
  const [kept, starred] = [await add('Changed Since'), await add('Starred Only')];
  const id = await starAll([kept, starred]);
  await send('PUT', `/update-tourist-place/${kept}`, { ...forms.place, name: 'Changed Again', popular: true }, bearer);
  expect(await undo(id)).toEqual({ undone: 1, remaining: 0, left: [{ table: 'places', _id: kept, name: 'Changed Again' }] });
  expect([(await placeOf(kept)).popular, (await placeOf(starred)).popular]).toEqual([true, false]);
});

test('what comes back is named again by a listing that somebody changed since, which stays as it is otherwise', async () => {
  const gone = await add('Gone Well');
  const naming = await add('Naming Well', { nearByTouristAttractionsIds: [gone, samples.place._id] });
  const id = await deleteAll([gone]);
  const form = { ...forms.place, name: 'Renamed Well', nearByTouristAttractionsIds: [samples.place._id] };
  await send('PUT', `/update-tourist-place/${naming}`, form, bearer);
  await undo(id);
  const { name, nearByTouristAttractionsIds } = await placeOf(naming);
  expect([name, [...nearByTouristAttractionsIds].sort()]).toEqual(['Renamed Well', [gone, samples.place._id].sort()]);
});

test('what was added together goes together', async () => {
  const id = await importAll(['bulk-one', 'bulk-two']);
  expect(await undo(id)).toEqual({ undone: 2, remaining: 0, left: [] });
  expect((await sql`SELECT FROM category WHERE id LIKE 'bulk-%'`).count).toBe(0);
});

test('one that cannot be what it was is left and named, and the others come back', async () => {
  const items = ['Taken Later', 'Free Later'];
  await importAll(items);
  const id = await writeBulk(sql, { by: asha, table: 'categories', what: 'delete', items }, async (tx, part) => {
    for (const each of part) await deleteRow(tx, 'categories', each);
  });
  await send('POST', '/add-category', { ...forms.category, name: 'Taken Later' }, bearer);
  expect(await undo(id)).toEqual({ undone: 1, remaining: 0, left: [{ table: 'categories', _id: 'Taken Later', name: 'Taken Later' }] });
});

test.each([
  [rowsPerChange, 1],
  [rowsPerChange + 1, 2],
])('%i rows are written in %i changes of the catalogue', async (count, expected) => {
  const seqs = new Set<number>();
  const progress: number[] = [];
  const items = Array.from({ length: count }, (_, index) => index);
  const onProgress = (done: number) => progress.push(done);
  await writeBulk(sql, { by: asha, table: 'places', what: 'checked', items, onProgress }, async (_, __, seq) => seqs.add(seq));
  expect([seqs.size, progress.at(-1)]).toEqual([expected, count]);
});

/** @param passed milliseconds between two looks at the clock, whatever the machine takes */
async function whileTime<Result>(passed: number, work: () => Promise<Result>): Promise<Result> {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += passed;
    return time;
  });
  return work().finally(() => clock.mockRestore());
}

test('a bulk change of more than 500 rows is taken back in several calls', async () => {
  const id = await importAll(Array.from({ length: 501 }, (_, index) => `many-${index}`));
  expect(await whileTime(0, () => undo(id))).toEqual({ undone: 500, remaining: 1, left: [] });
  expect(await undo(id)).toEqual({ undone: 1, remaining: 0, left: [] });
});

test('where that takes seconds a call takes back fewer and says what remains', async () => {
  const id = await importAll(Array.from({ length: rowsPerChange + 1 }, (_, index) => `slow-${index}`));
  expect(await whileTime(5_000, () => undo(id))).toMatchObject({ remaining: rowsPerChange + 1 });
  expect(await whileTime(0, () => undo(id))).toEqual({ undone: rowsPerChange + 1, remaining: 0, left: [] });
});

test('one that was cut off tells how far it came, and that part is taken back', async () => {
  const ids = [await add('Before the cut')];
  const items = [...ids, ...Array.from({ length: rowsPerChange }, () => 'never-there')];
  let parts = 0;
  const cut = writeBulk(sql, { by: asha, table: 'places', what: 'delete', items }, async (tx, part) => {
    parts += 1;
    if (parts === 2) throw new Error('cut off');
    for (const id of part) await deleteRow(tx, 'places', id);
  });
  await expect(cut).rejects.toThrow('cut off');
  const [last] = await changes();
  expect(last).toMatchObject({ planned: rowsPerChange + 1, done: rowsPerChange });
  expect(await undo(last?._id)).toMatchObject({ undone: 1, remaining: 0 });
  expect(await isThere(ids[0] ?? '')).toBe(true);
});

test('a bulk change of 30 days ago is forgotten, one of less is not; one that is not there is not found', async () => {
  const id = await starAll([await add('Old Star')]);
  const thirtyDaysAgo = new Date(Date.now() - 30 * 24 * 3_600_000);
  await sql`UPDATE bulk_change SET at = now() - interval '29 days 23 hours' WHERE id = ${id ?? ''}`;
  expect([await purgeBulkChanges(sql, thirtyDaysAgo), await undo(id)]).toMatchObject([0, { undone: 1 }]);
  await sql`UPDATE bulk_change SET at = now() - interval '30 days 1 minute' WHERE id = ${id ?? ''}`;
  expect((await tryUndo(id)).code).toBe(404);
  expect(await purgeBulkChanges(sql, thirtyDaysAgo)).toBe(1);
  expect((await tryUndo('never-there')).code).toBe(404);
});
