import { createServer } from 'node:net';
import { fillPath } from '@helpdesk/contract/calls/endpoint';
import { listingCalls } from '@helpdesk/contract/calls/listing-calls';
import { placeCalls } from '@helpdesk/contract/calls/places';
import { resortCalls } from '@helpdesk/contract/calls/resorts';
import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { wireName } from '@helpdesk/contract/kinds/field';
import { kinds, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { SyncDelta, SyncHead } from '@helpdesk/contract/sync/sync';
import { expect, test } from 'vitest';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Sql } from '#db/sql.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms, samples } from '#testing/sample-forms.ts';
import { hasOtherPlace, pointsOfOthers } from './listings.sql.ts';

/** In the region it is the day after already. */
const now = Date.parse('2026-11-20T19:00:00Z');
const { sql, get, read, send, logIn } = await sampleApp({ now: () => now });
const bearer = { Authorization: `Bearer ${await logIn('admin@example.org', new Date(now))}` };
const placeOf = (id: string) => read(placeCalls.one, `/get-tourist-place/${id}`);
const head = async () => (await (await get('/api/sync/v1/head')).json()) as SyncHead;

async function add(form: object, path = '/add-tourist-place'): Promise<string> {
  const answered = await send('POST', path, form, bearer);
  expect(answered).toMatchObject({ code: 201, status: true });
  return (answered.result as { _id: string })._id;
}

const change = (id: string, form: object, headers = {}) => send('PUT', `/update-tourist-place/${id}`, form, { ...bearer, ...headers });

/** What is read before and after all other listings are hidden, which is taken back. */
async function readWithoutOthers<Read>(look: (tx: Sql) => Promise<Read>): Promise<Read[]> {
  const known: Read[] = [];
  const hideOthers = writeCatalogue(sql, async (tx) => {
    known.push(await look(tx));
    for (const kind of listingKinds) await tx`UPDATE ${tx(kinds[kind].table)} SET unpublished = true WHERE id <> ${samples.place._id}`;
    known.push(await look(tx));
    throw new Error('taken back');
  });
  await expect(hideOthers).rejects.toThrow('taken back');
  return known;
}

test('a place that nobody sees is none that another one could name as near', async () => {
  expect(await readWithoutOthers((tx) => hasOtherPlace(tx, samples.place._id))).toEqual([true, false]);
});

test('a point of a listing of any kind that nobody sees is none that another one could be far from', async () => {
  const [shown = [], hidden] = await readWithoutOthers((tx) => pointsOfOthers(tx, samples.place._id));
  expect(shown.length).toBeGreaterThan(0);
  expect(hidden).toEqual([]);
});

test('what is saved is in the next delta, under the seq that the head then names', async () => {
  const before = await head();
  const id = await add({ ...forms.place, name: 'Naneghat Cistern' });
  const after = await head();
  expect(after.seq).toBe(before.seq + 1);
  const delta = (await (await get(`/api/sync/v1/delta/${before.epoch}/${before.schema}/${before.seq}`)).json()) as SyncDelta;
  expect(delta.put.places).toMatchObject([{ _id: id, name: 'Naneghat Cistern', seq: after.seq }]);
  expect(await send('DELETE', `/delete-tourist-place/${id}`, undefined, bearer)).toEqual({
    code: 200,
    status: true,
    displayMessage: 'Tourist place deleted successfully',
    result: { _id: id },
  });
  const next = (await (await get(`/api/sync/v1/delta/${after.epoch}/${after.schema}/${after.seq}`)).json()) as SyncDelta;
  expect(next.deleted).toEqual({ places: [id] });
});

test('who adds a listing has checked it today, unless the call names another day', async () => {
  expect(await placeOf(await add({ ...forms.place, name: 'Seen Today' }))).toMatchObject({ checkedOn: '2026-11-21' });
  expect(await placeOf(await add({ ...forms.place, name: 'Seen Before', checkedOn: '2026-05-01' }))).toMatchObject({
    checkedOn: '2026-05-01',
  });
  expect(await placeOf(await add({ ...forms.place, name: 'Not Seen', checkedOn: null }))).toMatchObject({ checkedOn: null });
});

const pastDays = listingKinds.flatMap((kind) =>
  fieldsOf(kind).flatMap(([name, field]) => ('when' in field && field.when === 'past' ? [[kind, wireName(name, field)] as const] : [])),
);
const formOf = { places: forms.place, resorts: forms.resort, restaurants: forms.restaurant, services: forms.service };

test.each(pastDays)('of %s no call takes a %s that is still to come by the clock of the region, but today', async (kind, name) => {
  const { add: addCall, update } = listingCalls[kind];
  const form = { ...formOf[kind], name: `Dated ${kind} ${name}` };
  const refused = { code: 400, errors: { [name]: 'Enter today or an earlier day' } };
  expect(await send('POST', addCall.path, { ...form, [name]: '2026-11-22' }, bearer)).toMatchObject(refused);
  const id = await add({ ...form, [name]: '2026-11-21' }, addCall.path);
  expect(await send('PUT', fillPath(update.path, { id }), { ...form, [name]: '2026-11-22' }, bearer)).toMatchObject(refused);
});

test('a day that was is known of all kinds of listing', () => {
  expect(pastDays.map(([kind]) => kind)).toEqual([...listingKinds]);
});

test('where no other place is shown, none has to be named as near', async () => {
  const { nearByTouristAttractionsIds: _, ...alone } = forms.place;
  const form = { ...alone, name: 'First of Many', nearByTouristAttractionsIds: [] };
  expect(await send('POST', '/add-tourist-place', form, bearer)).toMatchObject({ code: 400 });
  await writeCatalogue(sql, async (tx) => void (await tx`UPDATE place SET unpublished = true`), 'test');
  const id = await add(form);
  await change(id, { ...form, content: 'Said anew.' });
  await writeCatalogue(sql, async (tx) => void (await tx`UPDATE place SET unpublished = false WHERE id <> ${id}`), 'test');
  expect(await change(id, form)).toMatchObject({ code: 400 });
});

test('a refused form leaves the clock where it was', async () => {
  const before = await head();
  await send('POST', '/add-tourist-place', { ...forms.place, regionId: 'nowhere' }, bearer);
  expect((await head()).seq).toBe(before.seq);
});

test('a new listing of a name that is there gets an address of its own', async () => {
  const first = await placeOf(await add({ ...forms.place, name: 'Twin  Rock' }));
  const second = await placeOf(await add({ ...forms.place, name: 'Twin Rock' }));
  expect([first.slug, second.slug]).toEqual(['twin-rock', 'twin-rock-2']);
  const saved = await change(second._id, { ...forms.place, name: 'Twin Rock', content: 'Another.' });
  expect(saved.code).toBe(200);
  expect((await placeOf(second._id)).slug).toBe('twin-rock-2');
});

test('a new name brings a new address, and the old one goes on leading here', async () => {
  const id = await add({ ...forms.place, name: 'Old Well' });
  await change(id, { ...forms.place, name: 'New Well' });
  expect(await placeOf(id)).toMatchObject({ slug: 'new-well', formerSlugs: ['old-well'] });
  await change(id, { ...forms.place, name: 'Old Well' });
  expect(await placeOf(id)).toMatchObject({ slug: 'old-well', formerSlugs: ['new-well'] });
  const other = await placeOf(await add({ ...forms.place, name: 'New Well' }));
  expect(other.slug).toBe('new-well');
});

test('the star changes the popular flag alone', async () => {
  const { _id, ...before } = await placeOf(samples.place._id);
  const starred = await change(_id, { popular: !before.popular });
  expect(starred).toMatchObject({
    code: 200,
    displayMessage: before.popular ? 'Removed from the popular list' : 'Added to the popular list',
  });
  expect(await placeOf(_id)).toEqual({ _id, ...before, version: expect.any(Number), popular: !before.popular });
  expect(await change(_id, { popular: 'true' })).toMatchObject({ code: 400, errors: { popular: expect.any(String) } });
});

test('a client that knows only some of the fields loses nothing of the others', async () => {
  const id = await add({
    ...forms.place,
    name: 'Kept Whole',
    images: samples.place.images.slice(0, 2),
    pictureTexts: ['One', 'Two'],
    pictureCredits: ['Photo: Asha, CC BY 4.0', ''],
    facts: ['1,000 steps'],
    bestSeason: 'Winter',
    alternateNames: ['Whole'],
    checkedOn: '2026-05-01',
    translations: { mr: { name: 'पूर्ण', pictureTexts: ['एक', 'दोन'] } },
  });
  await change(id, { ...forms.place, name: 'Kept Whole', images: samples.place.images.slice(0, 2).reverse() });
  expect(await placeOf(id)).toMatchObject({
    pictureTexts: ['Two', 'One'],
    pictureCredits: ['', 'Photo: Asha, CC BY 4.0'],
    facts: ['1,000 steps'],
    bestSeason: 'Winter',
    alternateNames: ['Whole'],
    checkedOn: '2026-05-01',
    translations: { mr: { name: 'पूर्ण', pictureTexts: ['दोन', 'एक'] } },
  });
});

test('coordinates come from the map link where nobody gave them', async () => {
  const id = await add({ ...forms.place, name: 'Placed' });
  expect(await placeOf(id)).toMatchObject({ latitude: 19.3, longitude: 73.8 });
  await change(id, { ...forms.place, name: 'Placed', latitude: 19.25, longitude: 73.75 });
  expect(await placeOf(id)).toMatchObject({ latitude: 19.25, longitude: 73.75 });
  await change(id, { ...forms.place, name: 'Placed' });
  expect(await placeOf(id)).toMatchObject({ latitude: 19.25, longitude: 73.75 });
  await change(id, { ...forms.place, name: 'Placed', mapURL: 'https://maps.example.org/short' });
  expect(await placeOf(id)).toMatchObject({ latitude: null, longitude: null });
});

test.each([
  ['regionId', 'nowhere', 'This no longer exists. Please choose again.'],
  ['categoryIds', ['nowhere'], 'This no longer exists. Please choose again.'],
  ['nearByTouristAttractionsIds', ['nowhere'], 'This no longer exists. Please choose again.'],
  ['nearByTouristAttractionsIds', [], 'Select at least one tourist attraction'],
  ['nearByResortsIds', ['nowhere'], 'This no longer exists. Please choose again.'],
  ['images', ['/images/never-uploaded-1280.webp'], 'Choose a picture that was uploaded here'],
  ['nearByTouristAttractionsIds', ['a', 'b', 'c', 'd'], 'Choose at most 3'],
])('%s may not be %j', async (field, value, message) => {
  expect(await send('POST', '/add-tourist-place', { ...forms.place, [field]: value }, bearer)).toMatchObject({
    code: 400,
    errors: { [field]: message },
  });
});

test.each([
  ['/add-resort', { ...forms.resort, nearbyAttractionIds: ['nowhere'] }, 'nearbyAttractionIds'],
  ['/add-restaurant', { ...forms.restaurant, nearBytouristAttractionIds: ['nowhere'] }, 'nearBytouristAttractionIds'],
])('%s names no place that does not exist', async (path, form, field) => {
  expect(await send('POST', path, form, bearer)).toMatchObject({
    code: 400,
    errors: { [field]: 'This no longer exists. Please choose again.' },
  });
});

test('a place is never near itself', async () => {
  const form = { ...forms.place, name: samples.place.name, nearByTouristAttractionsIds: [samples.place._id] };
  expect(await change(samples.place._id, form)).toMatchObject({
    code: 400,
    errors: { nearByTouristAttractionsIds: 'A place cannot be near itself' },
  });
});

test('a single category, and what some clients send and nobody uses, are accepted of a stay', async () => {
  const id = await add({ ...forms.resort, category: 'Signature Stay', bookingCTAText: 'Book', regionIds: ['x'] }, '/add-resort');
  const resort = await read(resortCalls.one, `/get-resort/${id}`);
  expect(resort).toMatchObject({ category: ['Signature Stay'], amenitiesOffered: { wifi: true, pool: false } });
  expect(resort).not.toHaveProperty('bookingCTAText');
});

test('whoever saves over a newer version is told, and one who asks for none is not', async () => {
  const id = await add({ ...forms.place, name: 'Contested' });
  const seen = (await get(`/api/get-tourist-place/${id}`)).headers.get('ETag') ?? '';
  const form = { ...forms.place, name: 'Contested', content: 'First.' };
  expect((await change(id, form, { 'If-Match': seen })).code).toBe(200);
  expect(await change(id, form, { 'If-Match': seen })).toMatchObject({
    code: 409,
    displayMessage: 'Someone else has changed this since you opened it. Load it again before you save.',
  });
  expect((await send('DELETE', `/delete-tourist-place/${id}`, undefined, { ...bearer, 'If-Match': seen })).code).toBe(409);
  expect((await change(id, form)).code).toBe(200);
});

test('the server never follows the links of a listing', async () => {
  let knocks = 0;
  const canary = createServer((socket) => {
    knocks += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => canary.once('listening', resolve));
  const link = `https://127.0.0.1:${(canary.address() as { port: number }).port}/`;
  const id = await add({ ...forms.place, name: 'Canary', mapURL: link });
  await add({ ...forms.ad, targetURL: link }, '/add-ad');
  await placeOf(id);
  await get('/api/sync/v1/head');
  await new Promise((resolve) => canary.close(resolve));
  expect(knocks).toBe(0);
});

test("a region's first place needs nothing near it", async () => {
  await writeCatalogue(sql, (tx) => tx`DELETE FROM place`);
  const { nearByResortsIds, ...alone } = { ...forms.place, nearByTouristAttractionsIds: [] };
  const id = await add(alone);
  expect(await change(id, alone)).toMatchObject({ code: 200 });
  expect(await send('POST', '/add-tourist-place', { ...alone, name: 'Second' }, bearer)).toMatchObject({ code: 400 });
});
