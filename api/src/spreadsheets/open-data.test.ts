import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { maxSheetLines } from '@helpdesk/contract/calls/bulk/spreadsheets';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';
import { type DataTable, dataPath, dataTables } from '@helpdesk/contract/open-data/data-files';
import { datasetCalls } from '@helpdesk/contract/open-data/dataset';
import { pictureNames, sampleFolders } from '@helpdesk/sample-data/files';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { helpdesk } from '@helpdesk/site/helpdesk';
import { openData } from '@helpdesk/site/open-data';
import Papa from 'papaparse';
import { expect, test, vi } from 'vitest';

import { createApp } from '#app.ts';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { StartProblem } from '#db/start-problem.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { knownPictures } from '#listings/known-pictures.ts';
import { logger } from '#logger.ts';
import { largeBudget } from '#testing/budgets.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { importDataset } from './import-dataset.ts';
import { openFiles } from './open-files.ts';

const origin = 'https://junnar.example.org';
const { sql, dataDir, get, read } = await sampleApp({ siteOrigin: origin });
const samples = pictureNames(readdirSync(fileURLToPath(sampleFolders.pictures), { encoding: 'utf8', recursive: true }));
const pictures = knownPictures(new Set(samples.map((name) => `/images/${name}`)));

const fileOf = (name: string) => openFiles().find((file) => file.name.endsWith(name))?.name ?? '';
const textOf = async (name: string, from = get) => (await from(dataPath(name))).text();
const bytesOf =
  (from = get) =>
  async (table: DataTable) =>
    new Uint8Array(await (await from(dataPath(fileOf(`-${table}.csv`)))).arrayBuffer());

/** An installation of the same helpdesk that holds nothing yet. */
async function emptyApp() {
  const { sql: empty } = await testDatabase();
  const app = createApp({ sql: empty, dataDir, siteOrigin: origin, budget: largeBudget() });
  return { empty, get: async (path: string, headers: Record<string, string> = {}) => app.request(origin + path, { headers }) };
}

test('a moment without the database is over with it: whoever asks next has the dataset', async () => {
  const { empty, get: ask } = await emptyApp();
  expect((await ask('/api/sync/v1/head')).status).toBe(200);
  const file = dataPath(fileOf('-places.csv'));
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await empty`ALTER TABLE place RENAME TO place_that_is_away`;
  expect((await ask(file)).status).toBe(500);
  await empty`ALTER TABLE place_that_is_away RENAME TO place`;
  expect((await ask(file)).status).toBe(200);
  log.mockRestore();
});

test.each(openFiles())(
  '$name has its type, its licence, an ETag that spares the second answer, and holds for a while',
  async ({ name, type }) => {
    const first = await get(dataPath(name));
    expect([first.status, first.headers.get('Content-Type')?.split(';')[0]]).toEqual([200, type]);
    expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/);
    expect(first.headers.get('Link')).toBe(`<${openData.licence.url}>; rel="license"`);
    const again = await get(dataPath(name), { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);

test('what is told of a file is true of it: size, digest, rows and address', async () => {
  const { files, licence, changedAt, version } = await read(datasetCalls.about);
  expect([licence, version > 0, Number.isNaN(Date.parse(changedAt ?? ''))]).toEqual([openData.licence, true, false]);
  expect(files.map(({ address }) => address)).toEqual(openFiles().map(({ name }) => origin + dataPath(name)));
  for (const { address, bytes, sha256 } of files) {
    const body = new Uint8Array(await (await get(address)).arrayBuffer());
    expect([address, body.length, createHash('sha256').update(body).digest('hex')]).toEqual([address, bytes, sha256]);
  }
  const rows = Object.fromEntries(files.map(({ address, rows }) => [address.replace(/^.*\/\w+[-.]/, ''), rows]));
  const all = listingKinds.reduce((sum, kind) => sum + sampleRegion[kind].length, 0);
  expect(rows).toMatchObject({ 'places.csv': sampleRegion.places.length, geojson: all, jsonld: all });
});

test.each(dataTables)('%s open in Excel with their Marathi whole: the file says that it is UTF-8', async (table) => {
  expect([...(await bytesOf()(table)).subarray(0, 4)]).toEqual([...Buffer.from('\uFEFF_')]);
});

test('an installation that is empty takes it in, and then gives out the same, byte for byte', async () => {
  const [fort] = sampleRegion.places;
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET wikidata = 'Q3349810', osm = 'way/30981364' WHERE id = ${fort?._id ?? ''}`);
  const { empty, get: getFrom } = await emptyApp();
  const done = await importDataset(empty, pictures, bytesOf());
  expect(await textOf(fileOf('-places.csv'), getFrom)).toMatch(/Q3349810.*way\/30981364/);
  expect(done).toEqual({ rows: Object.fromEntries(dataTables.map((table) => [table, sampleRegion[table].length])), picturesLeftOut: 0 });
  for (const table of dataTables) {
    const name = fileOf(`-${table}.csv`);
    expect(await textOf(name, getFrom)).toBe(await textOf(name));
  }
  const features = async (from: typeof get) => (JSON.parse(await textOf(fileOf('.geojson'), from)) as { features: unknown }).features;
  expect(await features(getFrom)).toEqual(await features(get));
  // What it leaves out on purpose: whom to call is the helpdesk, until somebody fills it in.
  const [stay] = await empty<
    { name: string; phone: string }[]
  >`SELECT contact_person_name AS name, contact_phone_number AS phone FROM resort LIMIT 1`;
  expect(stay).toEqual({ name: '', phone: helpdesk.phone });
});

test('one that holds something takes nothing in', async () => {
  expect(await importDataset(sql, pictures, bytesOf())).toBeUndefined();
});

test('pictures that are not there are left out with their texts, and said', async () => {
  const { empty, get: getFrom } = await emptyApp();
  const none = knownPictures(new Set());
  const done = await importDataset(empty, none, bytesOf());
  expect(done?.picturesLeftOut).toBe(listingKinds.flatMap((kind) => sampleRegion[kind].flatMap(({ images }) => images)).length);
  expect(await textOf(fileOf('-places.csv'), getFrom)).not.toContain('/images/');
});

test('a cell that breaks a rule is named, and nothing is taken in', async () => {
  const { empty } = await emptyApp();
  const broken = async (table: DataTable) =>
    Buffer.from(
      Buffer.from(await bytesOf()(table))
        .toString()
        .replaceAll('https://www.openstreetmap.org', 'javascript:alert'),
    );
  await expect(importDataset(empty, pictures, broken)).rejects.toThrow('places, line 2, column mapURL');
  expect(await empty`SELECT FROM place`).toHaveLength(0);
});

type Change = (lines: string[]) => string[];
const twice: Change = ([heading = '', first = '', ...rest]) => [heading, first, first, ...rest];
const sameSlug: Change = ([heading = '', first = '', ...rest]) => [heading, first, first.replace(/^[^,]*/, 'another'), ...rest];

test.each<[string, RegExp, Change]>([
  ['nothing', /^regions: /, () => []],
  ['other columns', /^regions: .*“_id”/, () => ['a,b', '1,2']],
  ['a column that is not known', /^regions: .*odd/, ([heading = '', ...lines]) => [`${heading},odd`, ...lines]],
  ['damaged JSON in place of lines', /^regions: /, () => ['{"rows":[{"_id":']],
  ['no text', /^regions: /, () => ['_id\0']],
  ['a row twice', /^regions, line 3, column _id: /, twice],
  ['a row without an id', /^regions, line 2, column _id: /, ([heading = '', first = '']) => [heading, first.replace(/^[^,]*/, '')]],
  ['two rows of one name', /^regions: /, sameSlug],
  ['a quotation mark that is not closed', /^regions, line 2: A quotation mark/, ([heading = '', first = '']) => [heading, `"${first}`]],
])('a file with %s is refused in one sentence, and nothing is taken in', async (_what, sentence, change) => {
  const { empty } = await emptyApp();
  const broken = async (table: DataTable) => {
    const bytes = await bytesOf()(table);
    return table === 'regions' ? Buffer.from(change(Buffer.from(bytes).toString().split('\r\n')).join('\r\n')) : bytes;
  };
  const error = await importDataset(empty, pictures, broken).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartProblem);
  expect((error as Error).message).toMatch(sentence);
  expect(await empty`SELECT FROM region`).toHaveLength(0);
});

test('a point far from all others is asked about, and taken in when it is right', async () => {
  const { empty } = await emptyApp();
  const [heading = [], ...places] = Papa.parse<string[]>(Buffer.from(await bytesOf()('places')).toString(), { delimiter: ',' }).data;
  const at = (name: string) => heading.indexOf(name);
  const far = places.map((cells, row) =>
    cells.map((cell, column) => (row !== 2 ? cell : column === at('latitude') ? '28.6, 77.2' : column === at('longitude') ? '' : cell)),
  );
  const file = Buffer.from(Papa.unparse([heading, ...far], { newline: '\r\n' }));
  const read = async (table: DataTable) => (table === 'places' ? Buffer.from(file) : bytesOf()(table));
  await expect(importDataset(empty, pictures, read)).rejects.toThrow(
    'places, line 4: No other listing is within 100 km. Is that right? If all such points are right, add --keep-points.',
  );
  expect(await empty`SELECT FROM place`).toHaveLength(0);
  await importDataset(empty, pictures, read, { keepsPoints: true });
  expect(await empty`SELECT latitude FROM place WHERE longitude = 77.2`).toEqual([{ latitude: 28.6 }]);
});

test('no two rows share an id, whatever their kinds: a printed code would lead to either', async () => {
  const { empty } = await emptyApp();
  const [region] = sampleRegion.regions;
  const shared = async (table: DataTable) => {
    const lines = Buffer.from(await bytesOf()(table))
      .toString()
      .split('\r\n');
    return Buffer.from(
      lines.map((line, at) => (table === 'services' && at === 1 ? line.replace(/^[^,]*/, region?._id ?? '') : line)).join('\r\n'),
    );
  };
  await expect(importDataset(empty, pictures, shared)).rejects.toThrow(`services, line 2, column _id: “${region?._id}”`);
  expect(await empty`SELECT FROM region`).toHaveLength(0);
});

test('more rows are taken in than a spreadsheet of the back-office may have', async () => {
  const { empty } = await emptyApp();
  const many = async (table: DataTable) => {
    const bytes = await bytesOf()(table);
    if (table !== 'categories') return bytes;
    const [heading = '', ...lines] = Buffer.from(bytes).toString().split('\r\n');
    const [first = ''] = lines;
    const name = Papa.parse<string[]>(heading, { delimiter: ',' }).data[0]?.indexOf('name') ?? -1;
    const more = Array.from({ length: maxSheetLines }, (_, at) => {
      const [cells = []] = Papa.parse<string[]>(first, { delimiter: ',' }).data;
      return Papa.unparse([cells.map((cell, column) => (column === 0 ? `more-${at}` : column === name ? `More ${at}` : cell))]);
    });
    return Buffer.from([heading, ...lines, ...more].join('\r\n'));
  };
  const done = await importDataset(empty, pictures, many);
  expect(done?.rows.categories).toBe(sampleRegion.categories.length + maxSheetLines);
});

test('a day on which something was checked and that is still to come is named, and nothing is taken in', async () => {
  const { empty } = await emptyApp();
  await expect(importDataset(empty, pictures, bytesOf(), { today: '2001-01-01' })).rejects.toThrow('column checkedOn');
  expect(await empty`SELECT FROM place`).toHaveLength(0);
});

test('nobody’s name or number is in any file, nothing that is not published, and no name of a hidden row', async () => {
  const [hidden, near] = sampleRegion.places;
  if (!hidden || !near) throw new Error('the sample region is empty');
  await writeCatalogue(sql, async (tx) => {
    await tx`UPDATE resort SET contact_person_name = 'Canary Person', contact_phone_number = '+919999900001', translations = jsonb_set(translations, '{mr}', COALESCE(translations -> 'mr', '{}') || '{"contactPersonName": "Canary Person"}')`;
    await tx`UPDATE restaurant SET contact_number = '+919999900002'`;
    await tx`UPDATE place SET nearby_place_ids = ARRAY[${hidden._id}] WHERE id = ${near._id}`;
    await tx`UPDATE place SET unpublished = true, content = 'Canary draft' WHERE id = ${hidden._id}`;
  });
  expect(contactFields('resorts')).toEqual(['contactPersonName', 'contactPhoneNumber']);
  for (const { name } of openFiles()) {
    const text = await textOf(name);
    for (const canary of ['Canary', '99999000', 'contactPersonName', hidden._id, `/${hidden.slug}"`])
      expect([name, text.includes(canary)]).toEqual([name, false]);
  }
});

test('GeoJSON says where each listing is, longitude first, and none where nobody knows', async () => {
  await writeCatalogue(
    sql,
    (tx) => tx`UPDATE service SET latitude = NULL, longitude = NULL WHERE id = ${sampleRegion.services[0]?._id ?? ''}`,
  );
  const { type, features } = JSON.parse(await textOf(fileOf('.geojson'))) as {
    type: string;
    features: { id: string; geometry: { type: string; coordinates: number[] } | null; properties: Record<string, unknown> }[];
  };
  expect(type).toBe('FeatureCollection');
  const stay = sampleRegion.resorts[0];
  expect(features.find(({ id }) => id === stay?._id)).toMatchObject({
    geometry: { type: 'Point', coordinates: [stay?.longitude, stay?.latitude] },
    properties: { kind: 'resorts', name: stay?.name, url: `${origin}/accommodation-directory/${stay?.slug}` },
  });
  expect(features.find(({ id }) => id === sampleRegion.services[0]?._id)?.geometry).toBeNull();
});

test('JSON-LD tells schema.org of every listing, with its names in all languages and a page that is there', async () => {
  const { '@graph': graph } = JSON.parse(await textOf(fileOf('.jsonld'))) as { '@graph': Record<string, unknown>[] };
  expect(graph[0]).toMatchObject({ '@type': 'Dataset', license: openData.licence.url });
  const stay = sampleRegion.resorts[0];
  expect(graph.find((thing) => thing.url === `${origin}/accommodation-directory/${stay?.slug}`)).toMatchObject({
    '@type': 'LodgingBusiness',
    name: [
      { '@language': 'en', '@value': stay?.name },
      { '@language': 'mr', '@value': stay?.translations.mr?.name },
      { '@language': 'hi', '@value': stay?.translations.hi?.name },
    ],
  });
});
