import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changeListingCalls } from '@helpdesk/contract/calls/managed/change-listings';
import { managedListingCalls } from '@helpdesk/contract/calls/managed/managed-listings';
import { overviewCalls } from '@helpdesk/contract/calls/overview';
import { placeCalls } from '@helpdesk/contract/calls/places';
import { listPicture } from '@helpdesk/contract/rules/picture';
import { picturePath, sampleFolders } from '@helpdesk/sample-data/files';
import { expect, test } from 'vitest';

import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms, samples } from '#testing/sample-forms.ts';

// Half past midnight of 21 November in Junnar is still the 20th in Greenwich.
const now = Date.parse('2026-11-20T19:00:00Z');
const { sql, read, send, logIn, get } = await sampleApp({ now: () => now });
const bearer = { Authorization: `Bearer ${await logIn('admin@example.org', new Date(now))}` };

async function overview() {
  const { result } = await send('GET', overviewCalls.whole.path, undefined, bearer);
  return overviewCalls.whole.answer.parse(result);
}
async function statesOf(kind: string) {
  const { result } = await send('GET', `${managedListingCalls.page.path}?kind=${kind}`, undefined, bearer);
  const { count, rows } = managedListingCalls.page.answer.parse(result);
  expect(rows).toHaveLength(count);
  return rows;
}
const confirm = (kind: string, ids: readonly string[]) =>
  send('POST', changeListingCalls.change.path, { kind, ids, change: { what: 'checked' } }, bearer);
const seq = async () => ((await (await get('/api/sync/v1/head')).json()) as { seq: number }).seq;
const checkedOn = async (id: string) => (await read(placeCalls.one, `/get-tourist-place/${id}`)).checkedOn;
const places = (await read(placeCalls.list)).map(({ _id }) => _id);
const setDay = (id: string, day: string | null) => writeCatalogue(sql, (tx) => tx`UPDATE place SET checked_on = ${day} WHERE id = ${id}`);

test('"Still correct" sets today in the region, for a selection in one change', async () => {
  const chosen = places.slice(0, 20);
  const before = await seq();
  expect(await confirm('places', chosen)).toMatchObject({
    code: 200,
    displayMessage: 'Marked as checked today',
    result: { count: 20, changed: 20 },
  });
  expect(await seq()).toBe(before + 1);
  for (const id of chosen) expect(await checkedOn(id)).toBe('2026-11-21');
});

test('said twice on a day it changes nothing, so that no phone fetches the listing again', async () => {
  const before = await seq();
  expect(await confirm('places', places.slice(0, 20))).toMatchObject({ code: 200, result: { count: 20, changed: 0, undoId: null } });
  expect(await seq()).toBe(before);
});

test('of some that are confirmed again with a new one, phones fetch the new one alone', async () => {
  const [first = '', second = ''] = places;
  await setDay(second, null);
  await confirm('places', [first, second]);
  expect(await sql`SELECT id FROM place WHERE seq = (SELECT seq FROM sync_clock)`).toEqual([{ id: second }]);
});

test('a listing that went meanwhile keeps nobody from confirming the others', async () => {
  const [, , , id = ''] = places;
  await setDay(id, null);
  expect(await confirm('places', [id, 'gone'])).toMatchObject({ code: 200, result: { count: 1 } });
  expect(await checkedOn(id)).toBe('2026-11-21');
  expect(await confirm('places', ['gone'])).toMatchObject({ code: 404 });
  expect(await confirm('resorts', [id])).toMatchObject({ code: 404 });
});

test('editing a listing does not say that it was checked', async () => {
  const { result } = await send('POST', '/add-tourist-place', { ...forms.place, checkedOn: '2026-05-01' }, bearer);
  const { _id } = result as { _id: string };
  await send('PUT', `/update-tourist-place/${_id}`, { ...forms.place, content: 'Another text.' }, bearer);
  expect(await checkedOn(_id)).toBe('2026-05-01');
  await send('DELETE', `/delete-tourist-place/${_id}`, undefined, bearer);
});

test('what was not checked for 180 days is counted, not what was checked a day less ago', async () => {
  const [id = ''] = places;
  const count = async () => (await overview()).needs.check.places;
  await setDay(id, '2026-05-26');
  const before = await count();
  await setDay(id, '2026-05-25');
  expect(await count()).toBe(before + 1);
  await setDay(id, null);
  expect(await count()).toBe(before + 1);
  await confirm('places', [id]);
  expect(await count()).toBe(before);
});

test('a translation counts when it is missing, and when its English has changed since', async () => {
  const translations = { mr: { name: 'हाटकेश्वर', content: 'खडक.' }, hi: { name: 'हाटकेश्वर', content: 'चट्टान.' } };
  const form = { ...forms.place, translations };
  const { result } = await send('POST', '/add-tourist-place', form, bearer);
  const { _id } = result as { _id: string };
  const needs = async () => (await statesOf('places')).find((state) => state._id === _id)?.needs;
  expect(await needs()).toEqual(['pictureText']);
  await send('PUT', `/update-tourist-place/${_id}`, { ...form, content: 'Rewritten.' }, bearer);
  expect(await needs()).toContain('translation');
  await send(
    'PUT',
    `/update-tourist-place/${_id}`,
    { ...form, content: 'Rewritten.', stillRight: { mr: ['content'], hi: ['content'] } },
    bearer,
  );
  expect(await needs()).not.toContain('translation');
  await send('PUT', `/update-tourist-place/${_id}`, { ...form, translations: { mr: translations.mr } }, bearer);
  expect(await needs()).toContain('translation');
  await send('PUT', `/update-tourist-place/${_id}`, { ...form, pictureTexts: ['A bridge'] }, bearer);
  expect(await needs()).not.toContain('pictureText');
  await send('DELETE', `/delete-tourist-place/${_id}`, undefined, bearer);
});

test('a link that no browser can open is counted, of a listing and of an ad', async () => {
  const before = await overview();
  await writeCatalogue(sql, async (tx) => {
    await tx`UPDATE resort SET map_url = 'https://[' WHERE id = ${samples.resort._id}`;
    await tx`UPDATE ad SET target_url = 'https://[' WHERE id = ${samples.ad._id}`;
  });
  const after = await overview();
  expect(after.needs.link).toEqual({ ...before.needs.link, resorts: before.needs.link.resorts + 1 });
  expect(after.adsWithBadLink).toBe(before.adsWithBadLink + 1);
  expect((await statesOf('resorts')).find(({ _id }) => _id === samples.resort._id)?.needs).toContain('link');
});

test('each count is the number of listings that the list shows for it', async () => {
  const { needs, listings } = await overview();
  for (const kind of ['places', 'resorts', 'restaurants'] as const) {
    const states = await statesOf(kind);
    expect(states.length).toBe(listings[kind]);
    for (const need of ['check', 'translation', 'pictureText', 'link'] as const) {
      expect([kind, need, states.filter((state) => state.needs.includes(need)).length]).toEqual([kind, need, needs[need][kind]]);
    }
  }
});

test('the offline pack is the snapshot as it travels and each list picture once', async () => {
  const { pack } = await overview();
  const { snapshot } = (await (await get('/api/sync/v1/head')).json()) as { snapshot: { bytes: number } };
  expect(pack.rows).toBe(snapshot.bytes);
  const [{ _id, bytes }] = pack.largest as [(typeof pack.largest)[number]];
  expect(bytes).toBe(Math.max(...pack.largest.map((each) => each.bytes)));
  const listed = (await Promise.all(['places', 'resorts', 'restaurants'].map(statesOf))).flat();
  expect(listed.find((state) => state._id === _id)?.bytes).toBe(bytes);
  const sum = listed.reduce((total, state) => total + state.bytes, 0);
  expect(pack.ofKind.places + pack.ofKind.resorts + pack.ofKind.restaurants).toBe(sum);
  expect(sum).toBeGreaterThan(0.8 * (pack.rows + pack.pictures));
});

test("a listing's share holds its picture as the file has it, and nothing of a file that is gone", async () => {
  const bytesOf = async () => (await statesOf('places')).find(({ _id }) => _id === samples.place._id)?.bytes ?? 0;
  const before = await bytesOf();
  const file = fileURLToPath(
    new URL(picturePath(listPicture(samples.place.images[0] ?? '').replace('/images/', '')), sampleFolders.pictures),
  );
  const setPicture = (address: string | undefined) =>
    writeCatalogue(sql, (tx) => tx`UPDATE place SET images[1] = ${address ?? ''} WHERE id = ${samples.place._id}`);
  await setPicture(`/images/${'0'.repeat(32)}-1280.webp`);
  expect(before - (await bytesOf())).toBeGreaterThan(readFileSync(file).length - 100);
  await setPicture(samples.place.images[0]);
});

test('enquiries that nobody has read and searches that found nothing are told', async () => {
  const booking = { name: 'Asha', email: 'asha@example.org', phone: '+910000010001', placeName: samples.resort.name };
  await send('POST', '/book-place', booking);
  await send('POST', '/report-missed-searches', { searches: [{ text: 'paragliding', count: 3 }] });
  expect(await overview()).toMatchObject({ day: '2026-11-21', unreadEnquiries: 1, missedSearches: [{ text: 'paragliding', count: 3 }] });
});
