import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';
import { type GuideAbout, guideAbout, guideCalls } from '@helpdesk/contract/sync/guide-about';
import { guideSealBytes, maxGuideBytes, readGuideBlock, readGuideSeal } from '@helpdesk/contract/sync/guide-file';
import { type CatalogueRows, catalogueRows } from '@helpdesk/contract/sync/rows';
import { type SyncHead, syncCalls } from '@helpdesk/contract/sync/sync';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { testDatabase } from '#db/testing/test-database.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { readyGuideKey } from './guide-key.ts';
import { loadGuideViewer } from './guide-viewer.ts';
import { writeGuide } from './write-guide.ts';

const built = loadGuideViewer(fileURLToPath(new URL('../../../pwa/dist-server/guide', import.meta.url)));
if (!built) throw new Error('The viewer was not built.');
const viewer = built;
const { sql: otherSql } = await testDatabase();
const key = await readyGuideKey(otherSql);
const noon = Date.UTC(2026, 10, 22, 6, 30);
let time = noon;
const siteOrigin = 'https://junnar.example.org';
const { sql, get } = await sampleApp({ guide: { viewer, key }, siteOrigin, now: () => time });
const path = `/api${guideCalls.file.path}`;

const fileOf = async () => Buffer.from(await (await get(path)).arrayBuffer());

function open(file: Buffer) {
  const html = file.toString();
  const { rows, ...about } = JSON.parse(gunzipSync(Buffer.from(readGuideBlock(html, 'rows') ?? '', 'base64')).toString());
  const pictures = JSON.parse(readGuideBlock(html, 'pictures') ?? '') as Record<string, string>;
  return { html, about: about as GuideAbout, rows: rows as CatalogueRows, pictures };
}

const isSigned = (file: Buffer): boolean => {
  const seal = readGuideSeal(file.subarray(-guideSealBytes).toString());
  if (!seal || !createHash('sha256').update(file.subarray(0, -guideSealBytes)).digest().equals(seal.digest)) return false;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.publicKey }, format: 'jwk' });
  return verify(null, seal.digest, publicKey, seal.signature);
};

test('the file holds every row and every list picture, says from when and where it is, and is at most a megabyte', async () => {
  const response = await get(path);
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="junnar-guide-2026-11-22.html"');
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.length).toBeLessThanOrEqual(maxGuideBytes);
  const { about, rows, pictures } = open(file);
  const head = (await (await get(`/api${syncCalls.head.path}`)).json()) as SyncHead;
  expect(guideAbout.parse(about)).toEqual({
    epoch: head.epoch,
    schema: head.schema,
    minApp: head.minApp,
    seq: head.seq,
    madeAt: noon,
    origin: siteOrigin,
    picturesLeftOut: 0,
  });
  expect(catalogueRows.parse(rows)).toBeTruthy();
  for (const [table, list] of Object.entries(rows)) expect([table, list.length]).toEqual([table, head.tables[table]?.rows]);
  for (const listing of listingKinds.flatMap((kind) => rows[kind] as { images: string[] }[]))
    if (listing.images[0]) expect(pictures).toHaveProperty([listing.images[0].replace('-1280', '-320')]);
  expect(isSigned(file)).toBe(true);
  expect(head.guideKey).toBe(key.publicKey);
});

test('it is made once, and anew after a change and on another day', async () => {
  const first = await fileOf();
  time += 3_600_000;
  expect((await fileOf()).equals(first)).toBe(true);
  const [region] = sampleRegion.regions;
  if (!region) throw new Error('the sample region is empty');
  await writeCatalogue(sql, (tx) => putRows(tx, 'regions', [{ ...region, name: 'Renamed', content: '</script><b>' }]));
  const changed = open(await fileOf());
  expect([changed.about.madeAt, changed.about.seq]).toEqual([time, open(first).about.seq + 1]);
  expect(changed.rows.regions.map(({ content }) => content)).toContain('</script><b>');
  time += 24 * 3_600_000;
  expect(open(await fileOf()).about).toEqual({ ...changed.about, madeAt: time });
});

test('it forbids itself every request, and a browser on this site shows it only as a download', async () => {
  const response = await get(path);
  const html = await response.text();
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const [policy] = [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(([, said]) => said);
  const [, styles] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  const script = html.slice(html.lastIndexOf('<script>') + 8, html.lastIndexOf('</script>'));
  expect(policy).toBe(
    `default-src 'none'; img-src data:; script-src ${hash(script)}; style-src ${hash(styles)}; base-uri 'none'; form-action 'none'`,
  );
  expect(html).not.toMatch(/<(?:link|iframe|img|object)\b|@import|url\((?!#|data:)/);
  expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
});

test('whom to call is nowhere in it, and what only phones know else neither', async () => {
  const hidden = listingKinds.flatMap(contactFields);
  expect(hidden).toContain('contactPhoneNumber');
  const { rows } = open(await fileOf());
  const text = JSON.stringify(rows);
  for (const name of hidden) expect(text).not.toContain(`"${name}"`);
  for (const { contactPhoneNumber } of sampleRegion.resorts) expect(text).not.toContain(contactPhoneNumber);
});

test('servers of one database sign with one key, and another database has another', async () => {
  expect(await Promise.all([readyGuideKey(sql), readyGuideKey(sql)])).toEqual([
    expect.objectContaining({ publicKey: (await readyGuideKey(sql)).publicKey }),
    expect.objectContaining({ publicKey: (await readyGuideKey(sql)).publicKey }),
  ]);
  expect((await readyGuideKey(sql)).publicKey).not.toBe(key.publicKey);
});

const pictures = Array.from({ length: 30 }, (_, at) => [`/images/p-${at}-320.webp`, randomBytes(1_000)] as const);
const guideOf = async (most: number) =>
  Buffer.from(
    await writeGuide(
      { viewer, key },
      { catalogue: { epoch: 'e', seq: 1, rows: sampleRegion as never }, pictures, origin: siteOrigin, madeAt: noon, most },
    ),
  );

test('where pictures do not fit the first ones are in it, and it says how many are not', async () => {
  const all = await guideOf(maxGuideBytes);
  expect(Object.keys(open(all).pictures)).toHaveLength(30);
  const most = all.length - 5 * 1_350;
  const fewer = await guideOf(most);
  expect(fewer.length).toBeLessThanOrEqual(most);
  expect(fewer.length).toBeGreaterThan(most - 1_600);
  const { about, pictures: held } = open(fewer);
  expect(Object.keys(held)).toEqual(pictures.slice(0, Object.keys(held).length).map(([address]) => address));
  expect(about.picturesLeftOut).toBe(30 - Object.keys(held).length);
  expect(about.picturesLeftOut).toBeGreaterThan(0);
  expect(isSigned(fewer)).toBe(true);
});

test('rows are never cut: where they alone are too much the file has no picture and is longer', async () => {
  const { about, pictures: held, rows } = open(await guideOf(1_000));
  expect([held, about.picturesLeftOut, rows.places.length]).toEqual([{}, 30, sampleRegion.places.length]);
});
