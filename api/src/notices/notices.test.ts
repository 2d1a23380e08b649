import { noticeCalls } from '@helpdesk/contract/calls/notices';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { sampleApp } from '#testing/sample-app.ts';
import { samples } from '#testing/sample-forms.ts';

const { read, send, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };
const notice = {
  kind: 'danger',
  heading: 'Landslide on the ghat road',
  content: 'Take the road by Otur.',
  severity: 'severe',
  source: 'Public Works Department',
  listing: null,
  startDate: '2026-07-01',
  endDate: '2026-07-20',
};
const add = (fields: object = {}) => send('POST', '/add-notice', { ...notice, ...fields }, bearer);
const all = () => read(noticeCalls.list);

test('every notice is listed, ended and coming ones too', async () => {
  expect((await all()).map(({ _id }) => _id).toSorted()).toEqual(sampleRegion.notices.map(({ _id }) => _id).toSorted());
});

test('a notice is added in three languages, changed and deleted', async () => {
  const translations = { mr: { heading: 'घाटात दरड' }, hi: { heading: 'घाट में भूस्खलन', content: 'ओतूर होकर जाएँ.' } };
  const added = await add({ translations, listing: { kind: 'places', id: samples.place._id } });
  expect(added).toMatchObject({ code: 201, displayMessage: 'Notice added successfully' });
  const { _id } = added.result as { _id: string };
  expect(await all()).toContainEqual({
    ...notice,
    _id,
    version: expect.any(Number),
    translations,
    listing: { kind: 'places', id: samples.place._id },
  });

  await send('PUT', `/update-notice/${_id}`, { ...notice, endDate: '2026-07-31' }, bearer);
  expect(await all()).toContainEqual({ ...notice, _id, version: expect.any(Number), translations, endDate: '2026-07-31' });

  expect(await send('DELETE', `/delete-notice/${_id}`, undefined, bearer)).toMatchObject({ code: 200 });
  expect(await send('DELETE', `/delete-notice/${_id}`, undefined, bearer)).toMatchObject({ code: 404 });
});

test.each([
  ['without a kind', { kind: undefined }, 'kind'],
  ['of an unknown kind', { kind: 'party' }, 'kind'],
  ['without a heading', { heading: ' ' }, 'heading'],
  ['with a heading of 121 characters', { heading: 'x'.repeat(121) }, 'heading'],
  ['with a text of 2,001 characters', { content: 'x'.repeat(2_001) }, 'content'],
  ['of an unknown severity', { severity: 'extreme' }, 'severity'],
  ['whose source has 121 characters', { source: 'x'.repeat(121) }, 'source'],
  ['that ends before it starts', { endDate: '2026-06-30' }, 'endDate'],
  ['about a listing that is not there', { listing: { kind: 'resorts', id: 'nowhere' } }, 'listing'],
  ['about a region that is not there', { listing: { kind: 'regions', id: 'nowhere' } }, 'listing'],
  ['with an unknown field', { author: 'me' }, 'author'],
])('a notice %s is refused at its field', async (_, fields, field) => {
  expect(await add(fields)).toMatchObject({ code: 400, errors: { [field]: expect.any(String) } });
});

test('what a form leaves out stays: severity, source and translations; of a new notice it is moderate and nobody’s', async () => {
  const { severity: _, source: __, ...less } = notice;
  const plain = (await send('POST', '/add-notice', less, bearer)).result as { _id: string };
  const stored = (await all()).find((each) => each._id === plain._id);
  expect([stored?.severity, stored?.source, stored?.translations]).toEqual(['moderate', '', {}]);
  const { _id } = (await add({ translations: { mr: { source: 'सार्वजनिक बांधकाम विभाग' } } })).result as { _id: string };
  await send('PUT', `/update-notice/${_id}`, { ...less, heading: 'Changed' }, bearer);
  expect((await all()).find((each) => each._id === _id)).toMatchObject({
    ...notice,
    heading: 'Changed',
    translations: { mr: { source: 'सार्वजनिक बांधकाम विभाग' } },
  });
});

test('a notice may be about a region, and is refused where none was chosen', async () => {
  const listing = { kind: 'regions', id: sampleRegion.regions[0]?._id };
  expect(await add({ listing })).toMatchObject({ code: 201 });
  expect(await add({ listing: { kind: 'regions', id: '' } })).toMatchObject({ code: 400, errors: { 'listing.id': expect.any(String) } });
  expect(await add({ listing: { kind: 'categories', id: sampleRegion.regions[0]?._id } })).toMatchObject({ code: 400 });
});

test('a notice may be about all listings of a kind that there is', async () => {
  const listing = { kind: 'kinds', id: 'restaurants' };
  const { _id } = (await add({ listing })).result as { _id: string };
  expect((await all()).find((each) => each._id === _id)?.listing).toEqual(listing);
  expect(await add({ listing: { kind: 'kinds', id: 'reports' } })).toMatchObject({
    code: 400,
    errors: { 'listing.id': expect.any(String) },
  });
  expect(await add({ listing: { kind: 'kinds', id: 'nothing' } })).toMatchObject({ code: 400 });
});

test('a notice may last one day, and its texts may be as long as their limits', async () => {
  expect(await add({ endDate: notice.startDate, heading: 'x'.repeat(120), content: 'x'.repeat(2_000) })).toMatchObject({ code: 201 });
});
