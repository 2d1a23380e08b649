import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { minApp, syncSchema } from '@helpdesk/contract/kinds/schema';
import { tableStates } from '@helpdesk/contract/sync/digest';
import { catalogueRows } from '@helpdesk/contract/sync/rows';
import { type SyncHead, syncDelta, syncHead, syncSnapshot } from '@helpdesk/contract/sync/sync';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from '#app.ts';
import { catalogueSource } from '#db/catalogue.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import type { Sql } from '#db/sql.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forAppsOfSchema2 } from './schema-2.ts';
import { snapshotCache } from './snapshots.ts';
import { syncRoutes } from './sync.routes.ts';

let time = 0;
const minute = 60_000;
const { sql, get } = await sampleApp({ now: () => time });
const [place] = sampleRegion.places;
if (!place) throw new Error('the sample region is empty');

async function head(): Promise<SyncHead> {
  const body: unknown = await (await get('/api/sync/v1/head')).json();
  const parsed = syncHead.parse(body);
  expect({ ...parsed, ...forAppsOfSchema2 }).toEqual(body);
  return parsed;
}

async function delta({ epoch, schema = syncSchema, from }: { epoch: string; schema?: number; from: number }) {
  const response = await get(`/api/sync/v1/delta/${epoch}/${schema}/${from}`);
  return { status: response.status, caching: response.headers.get('Cache-Control'), text: await response.text() };
}

const rename = (name: string) => writeCatalogue(sql, (tx) => putRows(tx, 'places', [{ ...place, name }]));

test('head names the newest snapshot, its size on the wire, and the count and digest of each table', async () => {
  const { seq, tables, snapshot } = await head();
  const response = await get(snapshot.url, { 'Accept-Encoding': 'gzip, deflate, br' });
  const packed = Buffer.from(await response.arrayBuffer());
  expect(packed.length).toBe(snapshot.bytes);
  const body: unknown = JSON.parse(brotliDecompressSync(packed).toString());
  // Equal after parsing: no field that the contract does not name.
  const parsed = syncSnapshot.parse(body);
  expect(parsed).toEqual(body);
  expect([parsed.seq, seq]).toEqual([1, 1]);
  expect(tableStates(parsed.rows)).toEqual(tables);
  for (const [table, rows] of Object.entries(parsed.rows)) expect(tables[table]?.rows).toBe(rows.length);
  expect(Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)).toBe(snapshot.rows);
});

test('a head says whether visitors get mail, and changes when that does', async () => {
  expect((await head()).mailsVisitors).toBe(false);
  const mailing = createApp({ sql, dataDir: '/nowhere', sendMail: async () => undefined });
  const answers = [await get('/api/sync/v1/head'), await mailing.request('http://localhost/api/sync/v1/head')];
  expect(await answers[1]?.json()).toMatchObject({ mailsVisitors: true });
  expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(2);
});

/** What apps of schema 2 took for a head; as it stood in their code, for they cannot be changed any more. */
const headOfSchema2 = z.object({
  epoch: z.string(),
  seq: z.int(),
  floor: z.int(),
  schema: z.int(),
  counts: z.record(
    z.enum(['categories', 'regions', 'places', 'resorts', 'restaurants', 'ads', 'reports', 'notices']),
    z.int().check(z.nonnegative()),
  ),
  digest: z.string(),
  snapshot: z.object({ url: z.string(), bytes: z.int(), rows: z.int() }),
  minApp: z.int(),
});

test('an app of schema 2 can read the head, and hears from it that it must be updated', async () => {
  const { schema, minApp: oldest } = headOfSchema2.parse(await (await get('/api/sync/v1/head')).json());
  expect(schema).toBeGreaterThan(2);
  expect(oldest).toBeGreaterThan(2);
});

test('an unchanged head is 304, and lives ten seconds in caches', async () => {
  const first = await get('/api/sync/v1/head');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=10, stale-while-revalidate=30');
  const etag = first.headers.get('ETag') ?? '';
  const second = await get('/api/sync/v1/head', { 'If-None-Match': etag });
  expect([second.status, await second.text(), second.headers.get('ETag')]).toEqual([304, '', etag]);
  await rename('Renamed for a new head');
  expect((await get('/api/sync/v1/head', { 'If-None-Match': etag })).status).toBe(200);
});

test('a snapshot is the same in every packing, and lives five minutes in caches', async () => {
  const { snapshot } = await head();
  const plain = await get(snapshot.url);
  expect(plain.headers.get('Cache-Control')).toBe('public, max-age=300, no-transform');
  expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  expect(plain.headers.get('Set-Cookie')).toBeNull();
  const gzip = await get(snapshot.url, { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(await plain.text());
});

test('after a change the next snapshot is cut within a minute, not sooner, and old ones stay for a while', async () => {
  const before = await head();
  await rename('First change');
  const soon = await head();
  expect(soon.seq).toBe(before.seq + 1);
  expect(soon.snapshot).toEqual(before.snapshot);
  time += minute;
  const later = await head();
  expect(later.snapshot.url).toMatch(new RegExp(`/${soon.seq}$`));
  expect((await get(before.snapshot.url)).status).toBe(200);
});

test('what was hidden or deleted is not read at an old address for longer than five minutes, whoever asks for heads or does not', async () => {
  const { snapshot } = await head();
  expect(await (await get(snapshot.url)).text()).toContain('First change');
  await rename('Another name');
  time += 5 * minute - 1;
  expect(await (await get(snapshot.url)).text()).toContain('First change');
  time += 1;
  const response = await get(snapshot.url);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=10, no-transform']);
  expect(await response.text()).not.toContain('First change');
});

test('a snapshot of what still holds is read at its address for as long as it holds', async () => {
  const { snapshot } = await head();
  time += 1_000 * minute;
  expect((await get(snapshot.url)).headers.get('Cache-Control')).toBe('public, max-age=300, no-transform');
});

const seqOf = async (response: Response) => ((await response.text()).split('\n', 1)[0] ?? '').match(/"seq":(\d+)/)?.[1];

test('phones that fetch one of the last three snapshots can finish; for an older one they get the newest, which no cache keeps for it', async () => {
  const urls: string[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await rename(name);
    time += minute;
    urls.push((await head()).snapshot.url);
  }
  const answers = await Promise.all(urls.map((url) => get(url)));
  expect(answers.map(({ headers }) => headers.get('Cache-Control')?.includes('max-age=300'))).toEqual([false, true, true, true]);
  expect(answers[0]?.headers.get('Cache-Control')).toBe('public, max-age=10, no-transform');
  const seqs = await Promise.all(answers.map(seqOf));
  expect(seqs).toEqual([3, 1, 2, 3].map((at) => urls[at]?.split('/').at(-1)));
});

test('a snapshot of another epoch or schema is 404, and kept by no cache', async () => {
  const { epoch, snapshot } = await head();
  for (const unknown of [`${epoch}/${syncSchema + 1}/1`, `00000000-0000-0000-0000-000000000000/${syncSchema}/1`]) {
    const response = await get(`/api/sync/v1/snapshot/${unknown}`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.' });
  }
  expect((await get(snapshot.url.replace(/\d+$/, 'x'))).status).toBe(400);
});

test('whoever asks one of two servers for the snapshot that the other has named gets one of the same epoch, from which a delta leads on', async () => {
  await rename('Asked of two servers');
  time += minute;
  const { epoch, snapshot } = await head();
  await rename('After that');
  const other = createApp({ sql, dataDir: '/nowhere' });
  const ask = (path: string) => other.request(`http://localhost${path}`);
  const answer = await ask(snapshot.url);
  expect(answer.status).toBe(200);
  const seq = await seqOf(answer);
  expect((await ask(`/api/sync/v1/delta/${epoch}/${syncSchema}/${seq}`)).status).toBe(200);
});

test('a delta holds what changed and what went, and where that leads', async () => {
  const { epoch, seq } = await head();
  await rename('Second change');
  await writeCatalogue(sql, (tx) => tx`DELETE FROM ad WHERE priority = 6`);
  const { status, caching, text } = await delta({ epoch, from: seq });
  expect([status, caching]).toEqual([200, 'public, max-age=10']);
  const body = syncDelta.parse(JSON.parse(text));
  expect(body).toEqual(JSON.parse(text));
  expect(body).toMatchObject({ epoch, schema: syncSchema, from: seq, to: seq + 2, deleted: { ads: [sampleRegion.ads[5]?._id] } });
  expect(Object.keys(body.put)).toEqual(['places']);
  expect(body.put.places).toMatchObject([{ _id: place._id, name: 'Second change', seq: seq + 1 }]);
  expect(body.counts).toEqual(countsOf(await head()));
});

const countsOf = ({ tables }: Pick<SyncHead, 'tables'>) =>
  Object.fromEntries(Object.entries(tables).map(([table, { rows }]) => [table, rows]));

test('what is up to date gets an empty delta', async () => {
  const { epoch, seq, tables } = await head();
  const { text } = await delta({ epoch, from: seq });
  expect(JSON.parse(text)).toEqual({ epoch, schema: syncSchema, from: seq, to: seq, put: {}, deleted: {}, counts: countsOf({ tables }) });
});

test('a deleted row is out of the delta of a phone that never had it in another way than its id', async () => {
  const { epoch, seq } = await head();
  await writeCatalogue(sql, (tx) => putRows(tx, 'places', [{ ...place, _id: 'brief', slug: 'brief', nearbyPlaceIds: [] }]));
  await writeCatalogue(sql, (tx) => tx`DELETE FROM place WHERE id = 'brief'`);
  const { put, deleted } = JSON.parse((await delta({ epoch, from: seq })).text);
  expect({ put, deleted }).toEqual({ put: {}, deleted: { places: ['brief'] } });
});

test('after a clock that was ahead is put right, a snapshot is cut at most a minute later', async () => {
  time += 30 * 24 * 60 * minute;
  await rename('While the clock was ahead');
  const ahead = await head();
  time -= 30 * 24 * 60 * minute;
  await rename('When it was put right');
  expect((await head()).snapshot.url).toMatch(new RegExp(`/${ahead.seq + 1}$`));
});

test('the same delta is the same bytes, whoever asks and whenever', async () => {
  const { epoch } = await head();
  const first = await delta({ epoch, from: 1 });
  time += 1_000 * minute;
  const second = await createApp({ sql, dataDir: '/nowhere' }).request(`/api/sync/v1/delta/${epoch}/${syncSchema}/1`);
  expect(await second.text()).toBe(first.text);
});

test.each([
  ['epoch', { epoch: '00000000-0000-0000-0000-000000000000', from: 1 }],
  ['schema', { schema: 99, from: 1 }],
  ['schema', { schema: minApp - 1, from: 1 }],
  ['ahead', { from: 9_999 }],
])('a delta is refused with 410 and the reason: %s', async (reset, asked) => {
  const { status, text } = await delta({ epoch: (await head()).epoch, ...asked });
  expect([status, JSON.parse(text)]).toEqual([410, { reset }]);
});

test('a server goes on with the rows of every app that may still pull, and says of which schema they are', async () => {
  const next = { schema: syncSchema + 1, minApp };
  const newer = syncRoutes(
    catalogueSource(sql),
    snapshotCache(() => time, next.schema),
    next,
  );
  const read = async (path: string) => (await newer.request(`/sync/v1/${path}`)).json();
  const { epoch, seq, schema, snapshot } = syncHead.parse(await read('head'));
  expect(schema).toBe(next.schema);
  expect(snapshot.url).toContain(`/snapshot/${epoch}/${next.schema}/`);
  expect(await read(snapshot.url.slice('/api/sync/v1/'.length))).toMatchObject({ epoch, schema: next.schema });
  for (const asked of [minApp, syncSchema]) {
    const older = await read(snapshot.url.slice('/api/sync/v1/'.length).replace(`/${next.schema}/`, `/${asked}/`));
    expect(older).toMatchObject({ epoch, schema: asked });
  }
  expect((await newer.request(`/sync/v1/snapshot/${epoch}/${minApp - 1}/1`)).status).toBe(404);
  for (const asked of [minApp, syncSchema, next.schema]) {
    expect(await read(`delta/${epoch}/${asked}/${seq}`)).toMatchObject({ schema: asked, to: seq });
  }
  for (const asked of [minApp - 1, next.schema + 1]) {
    expect(await read(`delta/${epoch}/${asked}/${seq}`)).toEqual({ reset: 'schema' });
  }
});

test('a delta from below the floor is refused: its tombstones are gone', async () => {
  const { epoch, seq } = await head();
  await sql`UPDATE sync_clock SET floor = ${seq}`;
  expect(JSON.parse((await delta({ epoch, from: seq - 1 })).text)).toEqual({ reset: 'floor' });
  expect((await delta({ epoch, from: seq })).status).toBe(200);
  expect((await head()).floor).toBe(seq);
});

test('no head names a snapshot from before a change that is too large for a delta', async () => {
  time += minute;
  await head();
  const copies = (tx: Sql) => tx`
    INSERT INTO region SELECT copy.* FROM generate_series(1, 2001) AS n, (SELECT * FROM region LIMIT 1) AS one,
      LATERAL jsonb_populate_record(NULL::region, to_jsonb(one) || jsonb_build_object('id', 'copy-' || n, 'name', 'Copy ' || n)) AS copy`;
  await writeCatalogue(sql, copies);
  const { seq, snapshot } = await head();
  expect(snapshot.url.endsWith(`/${seq}`)).toBe(true);
  await writeCatalogue(sql, (tx) => tx`DELETE FROM region WHERE id LIKE 'copy-%'`);
});

test('no head names a snapshot from below the floor, where no delta goes on', async () => {
  await rename('Below the floor');
  time += minute;
  const before = await head();
  await rename('Above the floor');
  expect((await head()).snapshot).toEqual(before.snapshot);
  await sql`UPDATE sync_clock SET floor = seq`;
  expect((await head()).snapshot.url).toMatch(new RegExp(`/${before.seq + 1}$`));
});

test('a delta of more than 2,000 rows or 1 MB is refused: a snapshot is smaller', async () => {
  const { epoch, seq } = await head();
  await writeCatalogue(sql, (tx) => putRows(tx, 'places', [{ ...place, content: 'x'.repeat(1_000_000) }]));
  expect(JSON.parse((await delta({ epoch, from: seq })).text)).toEqual({ reset: 'size' });
  const many = Array.from({ length: 2_001 }, (_, n) => ({
    _id: `n${n}`,
    name: `Region ${n}`,
    content: 'x',
    alternateNames: [],
    formerNames: [],
    translations: {},
  }));
  await writeCatalogue(sql, (tx) => putRows(tx, 'regions', many.slice(1)));
  expect((await delta({ epoch, from: seq + 1 })).status).toBe(200);
  await writeCatalogue(sql, (tx) => putRows(tx, 'regions', many.slice(0, 1)));
  expect(JSON.parse((await delta({ epoch, from: seq + 1 })).text)).toEqual({ reset: 'size' });
  await writeCatalogue(sql, async (tx) => {
    await tx`DELETE FROM region WHERE id LIKE 'n%'`;
    await putRows(tx, 'places', [place]);
  });
});

test('a number that is none is refused with 400', async () => {
  const { epoch } = await head();
  for (const path of [`delta/${epoch}/${syncSchema}/-1`, `delta/${epoch}/1/1e3`, `delta/${epoch}/one/1`]) {
    expect((await get(`/api/sync/v1/${path}`)).status).toBe(400);
  }
});

test('a new epoch gets its own snapshot at once', async () => {
  const before = await head();
  await sql`UPDATE sync_clock SET epoch = gen_random_uuid()`;
  const after = await head();
  expect(after.epoch).not.toBe(before.epoch);
  expect(after.snapshot.url).toContain(after.epoch);
});

test('what a table keeps for itself never goes to phones', async () => {
  await sql`ALTER TABLE place ADD COLUMN canary text DEFAULT 'canary sings'`;
  await rename('With a canary');
  time += minute;
  const { snapshot, epoch, seq } = await head();
  const texts = [await (await get(snapshot.url)).text(), (await delta({ epoch, from: seq - 1 })).text];
  for (const text of texts) {
    expect(text).toContain('With a canary');
    expect(text).not.toContain('canary sings');
  }
  for (const { contactNumber } of sampleRegion.ads) expect(texts.join()).not.toContain(contactNumber);
  const { rows } = syncSnapshot.parse(JSON.parse(texts[0] ?? ''));
  expect(catalogueRows.parse(rows)).toEqual(rows);
});

test('many heads at once cut one snapshot', async () => {
  await rename('Asked by many');
  time += minute;
  const heads = await Promise.all(Array.from({ length: 20 }, head));
  expect(new Set(heads.map(({ snapshot }) => snapshot.url)).size).toBe(1);
});
