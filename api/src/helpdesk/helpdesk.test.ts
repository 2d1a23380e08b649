import { fileURLToPath } from 'node:url';
import { helpdeskCalls } from '@helpdesk/contract/calls/site/helpdesk';
import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { welcome } from '@helpdesk/site/welcome';
import { beforeEach, expect, test } from 'vitest';

import { loadPageMaker } from '#pages/page-maker.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { saveHelpdesk } from './helpdesk-writes.ts';

/** What `npm start` serves; `npm test` builds it first. */
const dist = fileURLToPath(new URL('../../../pwa/dist', import.meta.url));
const pages = await loadPageMaker(dist, fileURLToPath(new URL('../../../pwa/dist-server', import.meta.url)));
const { sql, app, get, read, send, logIn } = await sampleApp({ dist, makePage: pages?.makePage, pageStyles: pages?.styles });
const bearer = { Authorization: `Bearer ${await logIn()}` };

const daily = [{ opens: '08:00', closes: '20:00' }];
const hours = { seasons: [{ from: null, to: null, week: Array.from({ length: 7 }, () => daily) }], closedOn: [] };
const input = {
  welcome: 'Come in, the tea is hot.',
  address: ['Old Fort Road 7', 'Junnar'],
  phone: '+91 00000 30999',
  hours,
  photosLink: 'https://pictures.example.org/us',
  socialLink: null,
  videoLink: null,
  workLink: null,
  translations: { mr: { welcome: 'या, चहा गरम आहे.', address: ['जुना किल्ला रस्ता 7', 'जुन्नर'] } },
};
const save = (fields: object = {}, headers: Record<string, string> = {}) =>
  send('PUT', '/update-helpdesk', { ...input, ...fields }, { ...bearer, ...headers });
/** Without what it came with, which stands in each page for the app. */
const pageOf = async (address: string) => (await (await get(address)).text()).replace(/<script[^>]* id="site">.*?<\/script>/s, '');

beforeEach(async () => {
  if (await read(helpdeskCalls.read)) await send('DELETE', '/delete-helpdesk', undefined, bearer);
});

test('until somebody changes it the site says what it came with, and phones have no row of it', async () => {
  expect(await read(helpdeskCalls.read)).toBeNull();
  expect(await pageOf('/')).toContain(welcome.en);
  const { tables } = (await (await get('/api/sync/v1/head')).json()) as { tables: Record<string, { rows: number }> };
  expect(tables.helpdesk?.rows).toBe(0);
});

test('who saves without translations keeps those that are there', async () => {
  await save();
  const { translations: _, ...untranslated } = input;
  expect(await send('PUT', '/update-helpdesk', { ...untranslated, welcome: 'Come in again.' }, bearer)).toMatchObject({ code: 200 });
  expect((await read(helpdeskCalls.read))?.translations).toEqual(input.translations);
});

test('what is saved is on every page at once, in its language, and travels with it and to phones', async () => {
  const { epoch, seq } = (await (await get('/api/sync/v1/head')).json()) as { epoch: string; seq: number };
  expect(await save()).toMatchObject({ code: 200, displayMessage: 'Helpdesk details saved' });
  expect(await read(helpdeskCalls.read)).toEqual({ ...input, phone: '+910000030999', _id: 'helpdesk', version: expect.any(Number) });

  const home = await pageOf('/');
  expect(home).toContain('Come in, the tea is hot.');
  expect(home).toContain('Old Fort Road 7');
  expect(home).toContain('href="https://pictures.example.org/us"');
  expect(home).toContain('"sameAs":["https://pictures.example.org/us"]');
  expect(home).not.toContain(welcome.en);
  expect(home).not.toContain('video.example.org');
  expect(await pageOf('/?lang=mr')).toContain('या, चहा गरम आहे.');
  // What nobody has translated is English, and says so.
  expect(await pageOf('/?lang=hi')).toContain('<span lang="en">Come in, the tea is hot.</span>');
  expect(await pageOf('/help')).toContain('tel:+910000030999');
  expect(await pageOf('/contact-us')).toContain('Old Fort Road 7');

  const delta = (await (await get(`/api/sync/v1/delta/${epoch}/${syncSchema}/${seq}`)).json()) as { put: { helpdesk: object[] } };
  expect(delta.put.helpdesk).toMatchObject([{ phone: '+910000030999', hours, translations: input.translations }]);
});

test('a row that was changed since is not overwritten, and one that went is not written anew', async () => {
  await save();
  const before = (await read(helpdeskCalls.read))?.version;
  expect(await save({ welcome: 'Second' }, { 'If-Match': `"${before}"` })).toMatchObject({ code: 200 });
  expect(await save({ welcome: 'Third' }, { 'If-Match': `"${before}"` })).toMatchObject({
    code: 409,
    result: { row: { welcome: 'Second' } },
  });
  expect(await send('DELETE', '/delete-helpdesk', undefined, { ...bearer, 'If-Match': `"${before}"` })).toMatchObject({ code: 409 });
  expect(await send('DELETE', '/delete-helpdesk', undefined, bearer)).toMatchObject({ code: 200 });
  expect(await save({}, { 'If-Match': `"${before}"` })).toMatchObject({ code: 404 });
  expect(await send('DELETE', '/delete-helpdesk', undefined, bearer)).toMatchObject({ code: 404 });
});

test('going back to what the site came with can be undone, and so can each change', async () => {
  await save();
  await save({ welcome: 'Changed' });
  await send('DELETE', '/delete-helpdesk', undefined, bearer);
  expect(await pageOf('/')).toContain(welcome.en);
  await send('PUT', '/restore-deleted/helpdesk/helpdesk', undefined, bearer);
  const versions = (await (await get('/api/get-versions/helpdesk/helpdesk', bearer)).json()) as {
    result: { version: number; row: { welcome: string } }[];
  };
  expect((await read(helpdeskCalls.read))?.welcome).toBe('Changed');
  const first = versions.result.find(({ row }) => row.welcome === input.welcome);
  expect(first).toBeDefined();
});

test.each([
  ['a welcome of 300 letters', { welcome: 'x'.repeat(300) }],
  ['five lines of 80 letters', { address: Array.from({ length: 5 }, () => 'x'.repeat(80)), translations: {} }],
  ['the shortest number', { phone: '112' }],
  ['a number of 15 digits', { phone: '+123456789012345' }],
  ['no hours', { hours: null }],
  [
    'hours to the end of the day',
    {
      hours: {
        ...hours,
        seasons: [{ from: null, to: null, week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '24:00' }]) }],
      },
    },
  ],
  ['no link', { photosLink: null }],
])('%s is taken', async (_, fields) => {
  expect(await save(fields)).toMatchObject({ code: 200 });
});

test.each([
  ['no welcome', { welcome: ' ' }, 'welcome'],
  ['a welcome of 301 letters', { welcome: 'x'.repeat(301) }, 'welcome'],
  ['no line of an address', { address: [] }, 'address'],
  ['six lines', { address: Array.from({ length: 6 }, () => 'x') }, 'address'],
  ['a line of 81 letters', { address: ['x'.repeat(81)] }, 'address.0'],
  ['no number', { phone: '' }, 'phone'],
  ['a number of 16 digits', { phone: '+1234567890123456' }, 'phone'],
  ['words as a number', { phone: 'call us' }, 'phone'],
  [
    'an hour that no clock has',
    {
      hours: {
        ...hours,
        seasons: [{ from: null, to: null, week: Array.from({ length: 7 }, () => [{ opens: '24:01', closes: '25:00' }]) }],
      },
    },
    'hours.seasons.0.week.0.0.opens',
  ],
  [
    'six days',
    { hours: { ...hours, seasons: [{ from: null, to: null, week: Array.from({ length: 6 }, () => daily) }] } },
    'hours.seasons.0.week',
  ],
  ['a link without https', { socialLink: 'http://social.example.org' }, 'socialLink'],
  ['a link that is a script', { socialLink: 'javascript:alert(1)' }, 'socialLink'],
  ['a link with a password', { videoLink: 'https://me:secret@video.example.org' }, 'videoLink'],
  ['an empty link', { workLink: '' }, 'workLink'],
  ['an unknown field', { fax: '1' }, 'fax'],
])('%s is refused at its field', async (_, fields, field) => {
  expect(await save(fields)).toMatchObject({ code: 400, errors: { [field]: expect.any(String) } });
});

test('a page is seen before anything is saved, in each language, by administrators alone', async () => {
  const asked = { helpdesk: { ...input, welcome: 'Not saved <b>yet</b>' }, page: '/', language: 'en' };
  const preview = (body: object, headers: Record<string, string> = bearer) =>
    Promise.resolve(
      app.request('http://localhost/api/preview-helpdesk', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    ).then(async (response) => [response.status, await response.text()] as const);
  const [status, html] = await preview(asked);
  expect(status).toBe(200);
  expect(html).toContain('Not saved &lt;b&gt;yet&lt;/b&gt;');
  expect(html).not.toMatch(/<script|<style|modulepreload/);
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+">/);
  expect((await preview({ ...asked, language: 'mr' }))[1]).toContain('या, चहा गरम आहे.');
  expect((await preview({ ...asked, page: '/help' }))[1]).toContain('tel:+910000030999');
  expect(await read(helpdeskCalls.read)).toBeNull();
  expect(await pageOf('/')).not.toContain('Not saved');
  expect((await preview(asked, {}))[0]).toBe(401);
  expect((await preview({ ...asked, page: '/admin' }))[0]).toBe(400);
  expect((await preview({ ...asked, helpdesk: { ...input, phone: 'x' } }))[0]).toBe(400);
});

test('there is never a second row, whoever writes it', async () => {
  await Promise.all([
    saveHelpdesk(sql, 'a@example.org', { ...input, phone: '+911' }),
    saveHelpdesk(sql, 'b@example.org', { ...input, phone: '+912' }),
  ]);
  expect(await sql`SELECT count(*)::int AS count FROM helpdesk`).toEqual([{ count: 1 }]);
});
