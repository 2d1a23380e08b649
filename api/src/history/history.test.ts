import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problemBody } from '@helpdesk/contract/calls/endpoint';
import { type Deleted, historyCalls } from '@helpdesk/contract/calls/history';
import { placeCalls } from '@helpdesk/contract/calls/places';
import { resortCalls } from '@helpdesk/contract/calls/resorts';
import type { RowVersion } from '@helpdesk/contract/sync/row-version';
import type { SyncHead } from '@helpdesk/contract/sync/sync';
import { expect, test } from 'vitest';

import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { folderStorage } from '#storage/folder-storage.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms, samples } from '#testing/sample-forms.ts';
import { purgeDeleted } from './purge-deleted.ts';

const { sql, app, dataDir, get, read, send, logIn } = await sampleApp();
const asha = { Authorization: `Bearer ${await logIn('asha@example.org')}` };
const ravi = { Authorization: `Bearer ${await logIn('ravi@example.org')}` };
const notice = { kind: 'closed', heading: 'First closed', content: '', listing: null, startDate: '2026-01-01', endDate: '2026-02-01' };
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

async function add(form: object, path = '/add-tourist-place'): Promise<string> {
  const { code, result } = await send('POST', path, form, asha);
  expect(code).toBe(201);
  return (result as { _id: string })._id;
}

const placeOf = (id: string) => read(placeCalls.one, `/get-tourist-place/${id}`);
const seenBy = (who: object, version: number) => ({ ...who, 'If-Match': `"${version}"` });
const change = (id: string, form: object, headers: object = asha) => send('PUT', `/update-tourist-place/${id}`, form, { ...headers });
const remove = (path: string, headers: object = asha) => send('DELETE', path, undefined, { ...headers });
const undelete = (table: string, id: string) => send('PUT', `/restore-deleted/${table}/${id}`, undefined, ravi);

async function versionsOf(table: string, id: string): Promise<RowVersion[]> {
  const { result } = await send('GET', `/get-versions/${table}/${id}`, undefined, asha);
  return historyCalls.versions.answer.parse(result);
}
const deletedOf = async (table: string) => (await send('GET', `/get-deleted/${table}`, undefined, asha)).result as Deleted[];

test('a list carries the version of each row, the same as its ETag', async () => {
  const [place] = await read(placeCalls.list, '/get-tourist-places?limit=1');
  const response = await get(`/api/get-tourist-place/${place?._id}`);
  expect(response.headers.get('ETag')).toBe(`"${place?.version}"`);
});

test.each([
  ['places', '/add-tourist-place', '/update-tourist-place', '/delete-tourist-place', forms.place, { name: 'Second Hatkeshwar' }],
  ['resorts', '/add-resort', '/update-resort', '/delete-resort', forms.resort, { name: 'Second Haveli' }],
  ['restaurants', '/add-restaurant', '/update-restaurant', '/delete-restaurant', forms.restaurant, { name: 'Second Kitchen' }],
  ['services', '/add-service', '/update-service', '/delete-service', forms.service, { name: 'Second Clinic' }],
  ['ads', '/add-ad', '/update-ad', '/delete-ad', forms.ad, { title: 'Second Days', contactNumber: '+910000010009' }],
  ['categories', '/add-category', '/update-category', '/delete-category', forms.category, { heading: 'Second heading' }],
  ['regions', '/add-region', '/update-region', '/delete-region', forms.region, { content: 'Second fields.' }],
  ['notices', '/add-notice', '/update-notice', '/delete-notice', notice, { heading: 'Second closed' }],
])(
  'the second of two who change one of %s is refused, with what the first made of it, and who that was',
  async (table, plus, put, minus, form, fields) => {
    const id = await add(form, plus);
    const [first] = await versionsOf(table, id);
    const seen = first?.version ?? 0;
    expect(await send('PUT', `${put}/${id}`, { ...form, ...fields }, seenBy(ravi, seen))).toMatchObject({ code: 200 });
    const late = await send('PUT', `${put}/${id}`, form, seenBy(asha, seen));
    expect(problemBody.parse({ ...late, code: undefined })).toMatchObject({
      result: { author: 'ravi@example.org', change: 'changed', row: { _id: id, ...fields } },
    });
    expect([late.code, late.displayMessage]).toEqual([409, expect.stringContaining('Someone else')]);
    const now = (late.result as RowVersion).version;
    expect(await remove(`${minus}/${id}`, seenBy(asha, seen))).toMatchObject({ code: 409, result: { version: now } });
    expect(await send('PUT', `${put}/${id}`, form, seenBy(asha, now))).toMatchObject({ code: 200 });
    expect((await versionsOf(table, id)).map(({ author, change }) => [author, change])).toEqual([
      ['asha@example.org', 'changed'],
      ['ravi@example.org', 'changed'],
      ['asha@example.org', 'added'],
    ]);

    expect(await remove(`${minus}/${id}`)).toMatchObject({ code: 200 });
    expect((await deletedOf(table))[0]).toMatchObject({ table, _id: id, author: 'asha@example.org', name: expect.any(String) });
    expect(await undelete(table, id)).toMatchObject({ code: 200, displayMessage: 'Restored', result: { _id: id } });
    expect(await deletedOf(table)).toEqual([]);
    const [restored, gone, before] = await versionsOf(table, id);
    expect([restored?.change, restored?.author, gone?.change]).toEqual(['restored', 'ravi@example.org', 'deleted']);
    expect({ ...restored?.row, version: 0 }).toEqual({ ...before?.row, version: 0 });
    expect(await undelete(table, id)).toMatchObject({ code: 200 });
  },
);

test.each([
  ['places', '/add-tourist-place', '/delete-tourist-place', forms.place, 'name'],
  ['notices', '/add-notice', '/delete-notice', notice, 'heading'],
] as const)(
  'what was deleted of %s is told under its names in all languages, and with no other text',
  async (table, plus, minus, form, title) => {
    const texts = { mr: { [title]: 'विहीर', content: 'खोल.' }, hi: { content: 'गहरा।' } };
    const id = await add({ ...form, [title]: 'Third Well', translations: texts }, plus);
    await remove(`${minus}/${id}`);
    const gone = (await deletedOf(table)).find(({ _id }) => _id === id);
    expect(gone?.name).toBe('Third Well');
    expect(gone?.translations).toEqual({ mr: { name: 'विहीर' }, hi: {} });
    expect(JSON.stringify(gone)).not.toMatch(/खोल|गहरा/);
  },
);

test('undo gives a place back its id, address, pictures, translations and the lists that named it, in their order', async () => {
  const others = await Promise.all([1, 2].map((n) => add({ ...forms.place, name: `Other ${n}` })));
  const id = await add({ ...forms.place, name: 'Undone Well', content: 'Old.', translations: { mr: { content: 'जुने' } } });
  await change(id, { ...forms.place, name: 'Undone Well', content: 'New.' });
  const near = [others[0] ?? '', id, others[1] ?? ''];
  const place = await add({ ...forms.place, name: 'Names it', nearByTouristAttractionsIds: near });
  const resort = await add({ ...forms.resort, name: 'Names it, too', nearbyAttractionIds: [id] }, '/add-resort');
  const full = await add({ ...forms.place, name: 'Fills up', nearByTouristAttractionsIds: near });
  const before = await placeOf(id);
  const from = async () => sql`SELECT translated_from FROM place WHERE id = ${id}`;
  const translatedFrom = await from();
  expect(translatedFrom).toEqual([{ translated_from: { mr: { content: 'Old.' } } }]);

  await remove(`/delete-tourist-place/${id}`);
  expect((await placeOf(place)).nearByTouristAttractionsIds).toEqual(others);
  await change(full, { ...forms.place, name: 'Fills up', nearByTouristAttractionsIds: [...others, samples.place._id] });
  await undelete('places', id);

  expect({ ...(await placeOf(id)), version: 0 }).toEqual({ ...before, version: 0 });
  expect(await from()).toEqual(translatedFrom);
  expect((await placeOf(place)).nearByTouristAttractionsIds).toEqual(near);
  expect((await read(resortCalls.one, `/get-resort/${resort}`)).nearbyAttractionIds).toEqual([id]);
  expect((await placeOf(full)).nearByTouristAttractionsIds).toEqual([...others, samples.place._id]);
});

test.each([
  ['the one first that went first', ['named', 'naming']],
  ['the one first that went last', ['naming', 'named']],
])('two places that went one after the other name each other again, whichever is undone first: %s', async (_, order) => {
  for (const gone of [
    ['named', 'naming'],
    ['naming', 'named'],
  ]) {
    const ids: Record<string, string> = { named: await add({ ...forms.place, name: 'Named Well' }) };
    const near = [samples.place._id, ids.named];
    ids.naming = await add({ ...forms.place, name: 'Naming Well', nearByTouristAttractionsIds: near });
    for (const which of gone) await remove(`/delete-tourist-place/${ids[which]}`);
    for (const which of order) await undelete('places', ids[which] ?? '');
    expect([gone, (await placeOf(ids.naming)).nearByTouristAttractionsIds]).toEqual([gone, near]);
    for (const which of gone) await remove(`/delete-tourist-place/${ids[which]}`);
  }
});

test('a place and its category that went one after the other belong together again', async () => {
  const category = await add({ ...forms.category, name: 'Gone with it' }, '/add-category');
  const id = await add({ ...forms.place, name: 'Undone in order', categoryIds: [category, ...forms.place.categoryIds] });
  const { categoryIds } = await placeOf(id);
  await remove(`/delete-tourist-place/${id}`);
  await remove(`/delete-category/${category}`);
  await undelete('places', id);
  await undelete('categories', category);
  expect((await placeOf(id)).categoryIds).toEqual(categoryIds);
});

test('undo takes nobody’s address, and names nothing that went meanwhile', async () => {
  const region = await add({ name: 'Short-lived', content: 'Gone soon.' }, '/add-region');
  const neighbour = await add({ ...forms.place, name: 'Neighbour' });
  const form = { ...forms.place, name: 'Taken Gate', regionId: region, nearByTouristAttractionsIds: [neighbour, samples.place._id] };
  const id = await add(form);
  await remove(`/delete-tourist-place/${id}`);
  const successor = await add({ ...forms.place, name: 'Taken Gate' });
  await remove(`/delete-tourist-place/${neighbour}`);
  await remove(`/delete-region/${region}`);
  await undelete('places', id);
  expect([(await placeOf(successor)).slug, await placeOf(id)]).toMatchObject([
    'taken-gate',
    { slug: 'taken-gate-2', regionId: null, nearByTouristAttractionsIds: [samples.place._id] },
  ]);
  const category = await add({ ...forms.category, name: 'Taken Name' }, '/add-category');
  await remove(`/delete-category/${category}`);
  await add({ ...forms.category, name: 'taken name' }, '/add-category');
  expect(await undelete('categories', category)).toMatchObject({ code: 409, errors: { name: expect.any(String) } });
});

test('a version is restored as a new one, under the rules, and only by who has seen what is there', async () => {
  const id = await add({ ...forms.place, name: 'First Name', content: 'First.' });
  const [first] = await versionsOf('places', id);
  await change(id, { ...forms.place, name: 'Second Name', content: 'Second.' }, ravi);
  const restore = (version: number | undefined, headers: object = asha) =>
    send('PUT', `/restore-version/places/${id}/${version}`, undefined, { ...headers });
  expect(await restore(first?.version, seenBy(asha, first?.version ?? 0))).toMatchObject({
    code: 409,
    result: { author: 'ravi@example.org' },
  });
  expect(await restore(first?.version)).toMatchObject({ code: 200, displayMessage: 'Restored' });
  expect(await placeOf(id)).toMatchObject({ name: 'First Name', content: 'First.', slug: 'first-name', formerSlugs: ['second-name'] });
  expect((await versionsOf('places', id)).map(({ change }) => change)).toEqual(['restored', 'changed', 'added']);
  expect(await restore(999_999)).toMatchObject({ code: 404 });
  expect(await send('PUT', `/restore-version/nothing/${id}/1`, undefined, asha)).toMatchObject({ code: 404 });
  expect(await send('PUT', `/restore-deleted/places/never-there`, undefined, asha)).toMatchObject({ code: 404 });

  const neighbour = await add({ ...forms.place, name: 'Only neighbour' });
  await change(id, { ...forms.place, name: 'Alone', nearByTouristAttractionsIds: [neighbour] });
  const [alone] = await versionsOf('places', id);
  await change(id, forms.place);
  await remove(`/delete-tourist-place/${neighbour}`);
  expect(await restore(alone?.version)).toMatchObject({ code: 400, errors: { nearByTouristAttractionsIds: expect.any(String) } });
});

test('the last 20 versions are kept, those of commands by the system, and none of a save that changed nothing', async () => {
  const id = await add({ ...forms.place, name: 'Long History' });
  const count = async () => (await versionsOf('places', id)).length;
  await change(id, { ...forms.place, name: 'Long History' });
  expect(await count()).toBe(1);
  for (let n = 0; n < 25; n += 1) await writeCatalogue(sql, (tx) => tx`UPDATE place SET content = ${`Text ${n}`} WHERE id = ${id}`);
  const versions = await versionsOf('places', id);
  expect([versions.length, versions[0]?.row.content, versions.at(-1)?.row.content]).toEqual([20, 'Text 24', 'Text 5']);
  expect(new Set(versions.map(({ author }) => author))).toEqual(new Set(['system']));
});

test('what was deleted is kept for 30 days, its PDF with it', async () => {
  const form = new FormData();
  form.append('name', 'Kept Report');
  form.append('file', new File(['%PDF-1.4\nkept'], 'x.pdf'));
  const { result } = await send('POST', '/add-report', form, asha);
  const { _id } = result as { _id: string };
  const folder = join(dataDir, 'reports');
  await remove(`/delete-report/${_id}`);
  expect((await get(`/api/reports/${_id}/file`)).status).toBe(404);
  await purgeDeleted(sql, folderStorage(folder), inDays(29));
  await undelete('reports', _id);
  expect(await (await get(`/api/reports/${_id}/file`)).text()).toContain('kept');
  await remove(`/delete-report/${_id}`);
  await purgeDeleted(sql, folderStorage(folder), inDays(31));
  expect(readdirSync(folder)).toEqual([]);
  expect(await undelete('reports', _id)).toMatchObject({ code: 404 });
  expect(await versionsOf('reports', _id)).toEqual([]);
});

test('what went more than 30 days ago is listed no more, and what came back keeps its history', async () => {
  const [back, gone] = [await add({ ...forms.ad, title: 'Back' }, '/add-ad'), await add({ ...forms.ad, title: 'Gone' }, '/add-ad')];
  for (const id of [back, gone]) await remove(`/delete-ad/${id}`);
  await undelete('ads', back);
  await sql`UPDATE row_version SET at = at - interval '31 days' WHERE id = ${gone}`;
  expect((await deletedOf('ads')).map(({ _id }) => _id)).not.toContain(gone);
  await purgeDeleted(sql, folderStorage(join(dataDir, 'reports')), inDays(31));
  expect((await versionsOf('ads', back)).map((version) => version.change)).toEqual(['restored', 'deleted', 'added']);
  expect(await versionsOf('ads', gone)).toEqual([]);
});

test('nothing comes back with a picture that is gone', async () => {
  const picture = '/images/collected-1280.webp';
  await sql`INSERT INTO picture (address) VALUES (${picture})`;
  const withPicture = { ...forms.ad, images: [picture] };
  const [changed, deleted] = [await add(withPicture, '/add-ad'), await add(withPicture, '/add-ad')];
  await send('PUT', `/update-ad/${changed}`, forms.ad, asha);
  await remove(`/delete-ad/${deleted}`);
  await sql`DELETE FROM picture WHERE address = ${picture}`;
  const [, first] = await versionsOf('ads', changed);
  const errors = { images: 'Choose a picture that was uploaded here' };
  expect(await send('PUT', `/restore-version/ads/${changed}/${first?.version}`, undefined, ravi)).toMatchObject({ code: 400, errors });
  expect(await undelete('ads', deleted)).toMatchObject({ code: 400, errors });
});

test('a version that a proxy has weakened counts, and one that is none of ours matches nothing', async () => {
  const id = await add(forms.ad, '/add-ad');
  const [first] = await versionsOf('ads', id);
  const put = (ifMatch: string) => send('PUT', `/update-ad/${id}`, { ...forms.ad, title: ifMatch }, { ...asha, 'If-Match': ifMatch });
  expect(await put('"yesterday"')).toMatchObject({ code: 409 });
  expect(await put(`W/"${first?.version}"`)).toMatchObject({ code: 200 });
});

test('phones never get an author', async () => {
  await add({ ...forms.place, name: 'Author unknown' });
  const head = (await (await get('/api/sync/v1/head')).json()) as SyncHead;
  for (const path of [head.snapshot.url, `/api/sync/v1/delta/${head.epoch}/${head.schema}/1`, '/api/get-tourist-places', '/api/get-ads']) {
    expect((await (await app.request(path)).text()).includes('@example.org'), path).toBe(false);
  }
  expect((await get('/api/get-versions/places/x')).status).toBe(401);
});
