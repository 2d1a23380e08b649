import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { calls } from '@helpdesk/contract/calls/calls';
import { type Endpoint, fillPath } from '@helpdesk/contract/calls/endpoint';
import { storedRowCalls } from '@helpdesk/contract/calls/stored-rows';
import { type CatalogueTable, catalogueTables, kinds } from '@helpdesk/contract/kinds/kinds';
import { canBeUnpublished } from '@helpdesk/contract/kinds/parts';
import { languages } from '@helpdesk/contract/languages';
import { dataFilesOf, dataPath, feedFiles } from '@helpdesk/contract/open-data/data-files';
import { readGuideBlock } from '@helpdesk/contract/sync/guide-file';
import { type SyncDelta, type SyncHead, syncCalls } from '@helpdesk/contract/sync/sync';
import { toWire } from '@helpdesk/contract/sync/wire';
import { openData } from '@helpdesk/site/open-data';
import { expect, test } from 'vitest';

import { testDatabase } from '#db/testing/test-database.ts';
import { submissions } from '#enquiries/testing/sample-submissions.ts';
import { readyGuideKey } from '#guide-file/guide-key.ts';
import { loadGuideViewer } from '#guide-file/guide-viewer.ts';
import { regionDay } from '#listings/region-day.ts';
import { mailNext } from '#mail/mailer.ts';
import { loadPageMaker } from '#pages/page-maker.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms, samples } from '#testing/sample-forms.ts';

/** What is not published is looked for in all that anybody may read. */

const built = (name: string) => fileURLToPath(new URL(`../../../pwa/${name}`, import.meta.url));
const dist = built('dist');
const pages = await loadPageMaker(dist, built('dist-server'));
const viewer = loadGuideViewer(built('dist-server/guide'));
const siteOrigin = 'https://junnar.example.org';
const guide = viewer && { viewer, key: await readyGuideKey((await testDatabase()).sql) };
/** For so long a snapshot may hold what was hidden since. */
const snapshotMs = 5 * 60_000;
let waitedMs = 0;
const { app, sql, get, send, logIn } = await sampleApp({
  siteOrigin,
  dist,
  makePage: pages?.makePage,
  pageStyles: pages?.styles,
  embed: pages?.embed ?? { make: async ({ view }) => JSON.stringify(view), styles: { frames: '', partners: '' } },
  guide,
  sendMail: () => Promise.resolve(),
  now: () => Date.now() + waitedMs,
});
const bearer = { Authorization: `Bearer ${await logIn()}` };

const today = regionDay(Date.now());
const notice = { kind: 'closed', heading: '', content: '', listing: null, startDate: today, endDate: today };
const canary = 'Zuzwaq';
const inMarathi = 'झुझ्वाक';
const slug = 'zuzwaq-';
const texts = (title: string) => ({ [title]: `${canary} ${title}`, translations: { mr: { [title]: inMarathi } } });

const prepared = [
  ['places', '/add-tourist-place', '/update-tourist-place', '/delete-tourist-place', { ...forms.place, ...texts('name') }],
  ['resorts', '/add-resort', '/update-resort', '/delete-resort', { ...forms.resort, ...texts('name') }],
  ['restaurants', '/add-restaurant', '/update-restaurant', '/delete-restaurant', { ...forms.restaurant, ...texts('name') }],
  ['services', '/add-service', '/update-service', '/delete-service', { ...forms.service, ...texts('name') }],
  ['ads', '/add-ad', '/update-ad', '/delete-ad', { ...forms.ad, ...texts('title'), startDate: today, endDate: today }],
  ['notices', '/add-notice', '/update-notice', '/delete-notice', { ...notice, ...texts('heading') }],
] as const satisfies readonly (readonly [CatalogueTable, string, string, string, object])[];

async function add(path: string, form: object): Promise<string> {
  const { code, result } = await send('POST', path, form, bearer);
  expect(code).toBe(201);
  return (result as { _id: string })._id;
}
const head = async () => JSON.parse(await (await get(`/api${syncCalls.head.path}`)).text()) as SyncHead;
async function deltaSince({ epoch, schema, seq }: SyncHead): Promise<SyncDelta> {
  return (await get(`/api${fillPath(syncCalls.delta.path, { epoch, schema, from: seq })}`)).json() as Promise<SyncDelta>;
}

/** What a phone learns that pulls again. */
async function heardSince(since: SyncHead) {
  const { put, deleted } = await deltaSince(since);
  return { put, deleted };
}
const nothing = { put: {}, deleted: {} };
const isSnapshot = (address: string) => address.startsWith('/api/sync/v1/snapshot/');
/** It names the ids of rows that went, and nothing else of them. */
const isOfWhatWent = (address: string) => address.startsWith('/api/sync/v1/delta/');

/** All that anybody may read without a token, as texts by their addresses. */
async function* everythingPublic(ids: readonly string[], since: SyncHead): AsyncGenerator<[address: string, text: string]> {
  const read = async (address: string): Promise<[string, string]> => [address, await (await get(address)).text()];
  const { epoch, schema, seq, snapshot } = await head();
  const params = { epoch, schema, seq, from: since.seq, categoryName: 'forts', name: canary };
  for (const call of Object.values(calls).flatMap((group) => Object.values(group))) {
    if (call.method !== 'GET' || call.token || call.kiosk || call === calls.guideFile?.file) continue;
    for (const id of call.path.includes('{id}') ? ids : ['']) yield read(`/api${fillPath(call.path, { ...params, id })}`);
    if (call.query) yield read(`/api${call.path}?search=${canary}`);
  }
  for (const text of [canary, inMarathi]) yield read(`/api/search?text=${encodeURIComponent(text)}`);
  yield read(snapshot.url);
  yield read('/api/openapi.json');
  yield read('/robots.txt');
  for (const { name } of [...dataFilesOf(openData.fileName), ...feedFiles]) yield read(dataPath(name));
  const sitemap = await read('/sitemap.xml');
  yield sitemap;
  const listed = [...sitemap[1].matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, link = '']) => new URL(link.replaceAll('&amp;', '&')).pathname);
  const directories = Object.values(kinds).flatMap((kind) => ('directory' in kind ? [kind.directory] : []));
  const asked = directories.flatMap((directory) => [`/${directory}?search=${canary}`, `/${directory}/${slug}name`]);
  for (const address of new Set([...listed, ...asked, ...ids.map((id) => `/q/${id}`)])) {
    for (const language of languages) yield read(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
  }
  const [address, html] = await read(`/api${calls.guideFile?.file?.path}`);
  yield [address, gunzipSync(Buffer.from(readGuideBlock(html, 'rows') ?? '', 'base64')).toString()];
}

async function leaksTo(ids: readonly string[], since: SyncHead): Promise<string[]> {
  const found: string[] = [];
  for await (const [address, text] of everythingPublic(ids, since)) {
    // What was asked is said back.
    const said = text.replaceAll(/value="[^"]*"|search=[^"&<]*/g, '');
    const isNamed = said.includes(`${canary} `) || said.includes(inMarathi);
    const isLedTo = !address.includes(slug) && said.includes(slug);
    // An address that is asked for may be said back; nothing else leads to an id.
    const isKnown = ids.some((id) => !address.includes(id) && said.includes(id));
    if (isNamed || isLedTo || isKnown) found.push(address);
  }
  return found;
}

test('every kind that can be prepared out of sight is looked for here', () => {
  expect(prepared.map(([table]) => table)).toEqual(catalogueTables.filter(canBeUnpublished));
});

test('what was never published is in nothing that anybody may read; published, it is there', async () => {
  const before = await head();
  const ids: string[] = [];
  for (const [, path, , , form] of prepared) ids.push(await add(path, { ...form, unpublished: true }));
  expect(await leaksTo(ids, before)).toEqual([]);
  expect(await heardSince(before)).toEqual(nothing);

  for (const [index, [, , path, , form]] of prepared.entries())
    await send('PUT', `${path}/${ids[index]}`, { ...form, unpublished: false }, bearer);
  const leaks = await leaksTo(ids, before);
  for (const place of ['/api/get-tourist-places', '/api/get-notices', '/sitemap.xml', '/'])
    expect(
      leaks.some((address) => address.split('?')[0] === place),
      place,
    ).toBe(true);

  const published = await head();
  for (const [index, [, , path, , form]] of prepared.entries())
    await send('PUT', `${path}/${ids[index]}`, { ...form, unpublished: true }, bearer);
  expect(
    Object.values((await deltaSince(published)).deleted)
      .flat()
      .sort(),
  ).toEqual([...ids].sort());
  // A snapshot may be some minutes older, of the time when it was published; the delta that every phone takes with it says that it went.
  expect((await leaksTo(ids, published)).filter((address) => !isSnapshot(address) && !isOfWhatWent(address))).toEqual([]);
});

test.each(prepared)(
  'of %s the back-office reads, changes and deletes what is not published, and phones never hear of it',
  async (table, plus, put, minus, form) => {
    const id = await add(plus, { ...form, unpublished: true });
    const before = await head();
    const path = fillPath(storedRowCalls.one.path, { table, id });
    expect((await get(`/api${path}`)).status).toBe(401);
    const stored = storedRowCalls.one.answer.parse((await send('GET', path, undefined, bearer)).result);
    expect(toWire(table, stored as never)).toMatchObject({ _id: id, unpublished: true, version: stored.seq });

    // A form that does not know of it leaves it as it is.
    expect(await send('PUT', `${put}/${id}`, form, { ...bearer, 'If-Match': `"${stored.seq}"` })).toMatchObject({ code: 200 });
    const all = storedRowCalls.unpublished.answer.parse(
      (await send('GET', fillPath(storedRowCalls.unpublished.path, { table }), undefined, bearer)).result,
    );
    expect(all.find(({ _id }) => _id === id)).toMatchObject({ unpublished: true });
    expect(await send('DELETE', `${minus}/${id}`, undefined, bearer)).toMatchObject({ code: 200 });
    expect(await heardSince(before)).toEqual(nothing);
    expect(await send('PUT', `/restore-deleted/${table}/${id}`, undefined, bearer)).toMatchObject({ code: 200 });
    expect(await heardSince(before)).toEqual(nothing);
  },
);

test('a phone that was away hears that a row went, whatever became of it since out of sight', async () => {
  const id = await add('/add-tourist-place', { ...forms.place, name: 'Seen Once' });
  const seen = await head();
  const change = (form: object) => send('PUT', `/update-tourist-place/${id}`, { ...forms.place, name: 'Seen Once', ...form }, bearer);
  const deleted = async () => (await deltaSince(seen)).deleted.places ?? [];
  await change({ unpublished: true });
  expect(await deleted()).toEqual([id]);
  await change({ content: 'Changed out of sight.' });
  expect(await deleted()).toEqual([id]);
  await send('DELETE', `/delete-tourist-place/${id}`, undefined, bearer);
  await send('PUT', `/restore-deleted/places/${id}`, undefined, bearer);
  expect(await deleted()).toEqual([id]);
  await change({ unpublished: false });
  expect(await heardSince(seen)).toEqual({ put: { places: [expect.objectContaining({ _id: id })] }, deleted: {} });
});

test('an earlier version is restored without publishing what is prepared out of sight, nor hiding what is published', async () => {
  const form = { ...forms.place, name: 'Twice Said' };
  const id = await add('/add-tourist-place', { ...form, unpublished: true });
  const [first] = await sql<{ seq: number }[]>`SELECT seq FROM place WHERE id = ${id}`;
  await send('PUT', `/update-tourist-place/${id}`, { ...form, content: 'Now for all.', unpublished: false }, bearer);
  expect(await send('PUT', `/restore-version/places/${id}/${first?.seq}`, undefined, bearer)).toMatchObject({ code: 200 });
  expect(await sql`SELECT content, unpublished FROM place WHERE id = ${id}`).toEqual([
    { content: forms.place.content, unpublished: false },
  ]);
});

test('a category that only an unpublished place uses is not deleted', async () => {
  const category = await add('/add-category', { ...forms.category, name: 'Out of sight' });
  await add('/add-tourist-place', { ...forms.place, categoryIds: [category], unpublished: true });
  expect((await send('DELETE', `/delete-category/${category}`, undefined, bearer)).code).toBe(409);
});

test('a listing that is published may name one that is not: nobody is told', async () => {
  const near = await add('/add-tourist-place', { ...forms.place, ...texts('name'), unpublished: true });
  const id = await add('/add-tourist-place', {
    ...forms.place,
    name: 'Names Nobody',
    nearByTouristAttractionsIds: [near, samples.place._id],
  });
  const { result } = (await (await get(`/api/get-tourist-place/${id}`)).json()) as {
    result: { nearByTouristAttractions: { _id: string }[] };
  };
  expect(result.nearByTouristAttractions.map(({ _id }) => _id)).toEqual([samples.place._id]);
  expect(await (await get('/tourism-directory/names-nobody')).text()).not.toContain(canary);
});

const [placeId, resortId, restaurantId, serviceId] = ['places', 'resorts', 'restaurants', 'services'].map(() => randomUUID());
const drafts = [
  ['places', '/add-tourist-place', '/update-tourist-place', placeId, forms.place],
  ['resorts', '/add-resort', '/update-resort', resortId, forms.resort],
  ['restaurants', '/add-restaurant', '/update-restaurant', restaurantId, forms.restaurant],
  ['services', '/add-service', '/update-service', serviceId, forms.service],
] as const;
const draftIds = drafts.map(([, , , id = '']) => id);
const publish = async (unpublished: boolean) => {
  for (const [, , put, id, form] of drafts) await send('PUT', `${put}/${id}`, { ...form, name: `Draft of ${id}`, unpublished }, bearer);
};
const addUnder = (path: string, id: string, form: object) => send('POST', path, form, { ...bearer, 'Idempotency-Key': id });

test('the id of what is not published stands in no public row, whatever names it; published, it does; hidden or deleted, no longer', async () => {
  for (const [, path, , id = '', form] of drafts) await addUnder(path, id, { ...form, name: `Draft of ${id}`, unpublished: true });
  const near = [placeId, samples.place._id];
  await add('/add-tourist-place', {
    ...forms.place,
    name: 'Names Drafts',
    nearByTouristAttractionsIds: near,
    nearByResortsIds: [resortId],
    nearByRestaurantsIds: [restaurantId],
  });
  await add('/add-resort', { ...forms.resort, name: 'Stay That Names Drafts', nearbyAttractionIds: near });
  await add('/add-restaurant', { ...forms.restaurant, name: 'Thali That Names Drafts', nearBytouristAttractionIds: near });
  for (const [kind, , , id] of drafts) await add('/add-notice', { ...notice, heading: `About a ${kind}`, listing: { kind, id } });
  waitedMs += snapshotMs;
  const before = await head();
  expect(await leaksTo(draftIds, { ...before, seq: 1 })).toEqual([]);

  await publish(false);
  const { put } = await deltaSince(before);
  const told = [put.places, put.resorts, put.restaurants, put.notices].map((rows = []) =>
    JSON.stringify(rows.filter(({ _id }) => !draftIds.includes(_id))),
  );
  expect(told.map((rows) => draftIds.filter((id) => rows.includes(id)))).toEqual([
    [placeId, resortId, restaurantId],
    [placeId],
    [placeId],
    draftIds,
  ]);

  const published = await head();
  await publish(true);
  const hidden = await deltaSince(published);
  expect(Object.values(hidden.deleted).flat().sort()).toEqual([...draftIds].sort());
  expect(draftIds.filter((id) => JSON.stringify(hidden.put).includes(id))).toEqual([]);
  const { places = [], resorts = [], restaurants = [], notices = [] } = hidden.put;
  expect([places, resorts, restaurants].map((rows) => rows.map(({ name }) => name))).toEqual([
    ['Names Drafts'],
    ['Stay That Names Drafts'],
    ['Thali That Names Drafts'],
  ]);
  expect(notices).toHaveLength(drafts.length);
  waitedMs += snapshotMs;
  expect((await leaksTo(draftIds, published)).filter((address) => !isOfWhatWent(address))).toEqual([]);
  expect(await (await get(published.snapshot.url)).text()).not.toContain(placeId);

  // The office still has them all.
  const [stored] = await sql<{ ids: string[] }[]>`SELECT nearby_place_ids AS ids FROM place WHERE name = 'Names Drafts'`;
  expect(stored?.ids).toEqual(near);

  await publish(false);
  const shown = await head();
  await send('DELETE', `/delete-service/${serviceId}`, undefined, bearer);
  const gone = await deltaSince(shown);
  expect([gone.deleted.services, gone.put.notices?.length, JSON.stringify(gone.put).includes(serviceId ?? '')]).toEqual([
    [serviceId],
    1,
    false,
  ]);
  await send('PUT', `/restore-deleted/services/${serviceId}`, undefined, bearer);
  expect(JSON.stringify((await deltaSince(shown)).put.notices)).toContain(serviceId);
  await publish(true);
});

/** Every way in which whoever is not logged in names a row: the calls of the contract, the server's other routes, the tools for programs. */
const book = (placeId: string) => ({ ...submissions.booking, placeId, wantsMail: true });
const correct = (listingId: string) => ({ ...submissions.correction, listingId });
const named: Record<string, (id: string) => Promise<Response> | Response> = {
  'book-place placeId': (id) => post('/api/book-place', book(id)),
  'suggest-correction listingId': (id) => post('/api/suggest-correction', correct(id)),
  'get-tourist-place {id}': (id) => get(`/api/get-tourist-place/${id}`),
  'get-resort {id}': (id) => get(`/api/get-resort/${id}`),
  'get-restaurant {id}': (id) => get(`/api/get-restaurant/${id}`),
  'get-service {id}': (id) => get(`/api/get-service/${id}`),
  // Reports are always published.
  'reports {id}': (id) => get(`/api/reports/${id}/file`),
  'embed :id': (id) => get(`/embed/${id}`),
  'embed :id nearby': (id) => get(`/embed/${id}/nearby`),
  'embed ?id': (id) => get(`/embed?id=${id}`),
  'q :id': (id) => get(`/q/${id}`),
  'mcp get id': (id) => useTool('get', { id }),
  'mcp nearby id': (id) => useTool('nearby', { id }),
  'mcp notices id': (id) => useTool('notices', { id }),
};
let sent = 0;
const post = (path: string, body: object, headers: Record<string, string> = {}) => {
  sent += 1;
  const key = `00000000-0000-4000-8000-${`${sent}`.padStart(12, '0')}`;
  return app.request(`${siteOrigin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', 'Idempotency-Key': key, ...headers },
    body: JSON.stringify(body),
  });
};
const useTool = (name: string, given: object) =>
  post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });

test('every public call, route and tool that takes an id is tried here', async () => {
  // Categories and regions are always published.
  const isId = (field: string) => /id$/i.test(field) && !['categoryId', 'regionId'].includes(field);
  const open = Object.values(calls)
    .flatMap((group) => Object.values(group as Record<string, Endpoint>))
    .filter(({ token, kiosk }) => !token && !kiosk);
  const inPaths = open.filter(({ path }) => path.includes('{id}')).map(({ path }) => `${path.split('/')[1]} {id}`);
  const inBodies = open.flatMap(({ path, body }) =>
    Object.keys((body as { def?: { shape?: object } } | undefined)?.def?.shape ?? {})
      .filter(isId)
      .map((field) => `${path.slice(1)} ${field}`),
  );
  const inQueries = open.flatMap(({ path, query }) =>
    Object.keys((query as { def?: { shape?: object } } | undefined)?.def?.shape ?? {})
      .filter(isId)
      .map((field) => `${path.slice(1)} ?${field}`),
  );
  const elsewhere = [
    ...new Set(app.routes.filter(({ path }) => path.includes(':id') && !path.startsWith('/api/')).map(({ path }) => path)),
  ];
  const listed = (await (await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })).text())
    .replace(/^(?:event|id):.*\n/gm, '')
    .replace(/^data: /, '');
  const { tools } = (JSON.parse(listed) as { result: { tools: { name: string; inputSchema: { properties: object } }[] } }).result;
  const ofTools = tools.filter(({ inputSchema }) => 'id' in inputSchema.properties).map(({ name }) => `mcp ${name} id`);
  const found = [...inPaths, ...inBodies, ...inQueries, ...elsewhere.map((path) => path.slice(1).replaceAll('/', ' ')), ...ofTools];
  const byAddress = ['embed ?id', 'q :id'];
  expect([...new Set(found), ...byAddress].sort()).toEqual(Object.keys(named).sort());
});

test.each(Object.entries(named))('an id that is not published is to %s as one that nothing has', async (_name, ask) => {
  await sql`DELETE FROM submission_bucket`;
  const answered = async (id: string) => {
    const response = await ask(id);
    const body = (await response.text()).replaceAll(id, 'the id').replaceAll(/0{8}-0000-4000-8000-\d{12}|"reference":"[^"]*"/g, '');
    return [response.status, body];
  };
  const nothing = await answered(randomUUID());
  for (const id of draftIds) expect(await answered(id)).toEqual(nothing);
});

test('no mail says what is not published: neither by its id, nor by its name, which somebody guessed', async () => {
  await sql`DELETE FROM mail_job`;
  await sql`DELETE FROM enquiry`;
  const mailsAbout = async (place: object) => {
    await sql`DELETE FROM submission_bucket`;
    expect((await post('/api/book-place', { ...submissions.booking, wantsMail: true, ...place })).status).toBe(200);
    const mails: string[] = [];
    const collect = (mail: object) => Promise.resolve(mails.push(JSON.stringify(mail)));
    while (await mailNext(sql, collect, { to: 'desk@example.org', from: 'site@example.org' }, () => Date.now() + waitedMs));
    await sql`DELETE FROM mail_job`;
    const unknown = await sql`DELETE FROM enquiry RETURNING unknown_place, reference`;
    expect([mails.length, unknown[0]?.unknown_place]).toEqual([2, true]);
    return mails.map((mail) => mail.replaceAll(unknown[0]?.reference, 'reference').replaceAll(/0{8}-0000-4000-8000-\d{12}/g, 'the key'));
  };
  const nothing = await mailsAbout({ placeId: randomUUID() });
  for (const id of [resortId, restaurantId]) expect(await mailsAbout({ placeId: id })).toEqual(nothing);
  const guessed = await mailsAbout({ placeName: `DRAFT OF ${resortId}` });
  expect(guessed.join(' ')).not.toContain(`Draft of ${resortId}`);
});
