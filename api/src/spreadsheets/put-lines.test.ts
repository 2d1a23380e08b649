import { spreadsheetCalls } from '@helpdesk/contract/calls/bulk/spreadsheets';
import type { CatalogueRows, PlaceRow } from '@helpdesk/contract/sync/rows';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from 'vitest';

import { rowsPerChange } from '#db/bulk-write.ts';
import { catalogueSource } from '#db/catalogue.ts';
import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { Problem } from '#http/problem.ts';
import { knownPictures } from '#listings/known-pictures.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';
import { directories } from './directories.ts';
import { columnNames } from './export.ts';
import { type Put, planOf } from './plan.ts';
import { putLines } from './put-lines.ts';
import { readSheet } from './reading/file.ts';

const { sql, send, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn('asha@example.org')}` };
const pictures = knownPictures(new Set(sampleRegion.places.flatMap(({ images }) => images)));
const source = catalogueSource(sql);
const by = 'asha@example.org';

async function planned(heading: string, linesOf: (rows: CatalogueRows) => string[]): Promise<readonly Put[]> {
  const { rows } = await source.current();
  const { lines } = await readSheet(Buffer.from([heading, ...linesOf(rows)].join('\n')), columnNames(directories.places));
  return (
    await planOf(directories.places, rows, lines, { before: new Map(), gone: {}, hidden: [], isGone: () => false, today: '2026-11-27' })
  ).puts;
}
/** What a file would write that gives each place another best season. */
const seasons = () => planned('_id,bestSeason', ({ places }) => places.map(({ _id, seq }) => `${_id},Season of ${seq}`));
let named = 0;
/** What one would write that adds some. */
const additions = (count: number) =>
  planned('_id,name,content,region,categories,images,mapURL,nearbyPlaces', ({ places: [model], regions, categories }) => {
    const region = regions.find(({ _id }) => _id === model?.regionId)?.name;
    const category = categories.find(({ _id }) => model?.categoryIds.includes(_id))?.name;
    const rest = ['A fort.', region, category, model?.images[0], model?.mapURL, model?.slug].join(',');
    return Array.from({ length: count }, () => {
      named += 1;
      return `,Put Fort ${named},${rest}`;
    });
  });
const put = (puts: readonly Put[]) => putLines(sql, pictures, { by, kind: 'places', puts });
const change = (id: string) => writeCatalogue(sql, (tx) => tx`UPDATE place SET popular = NOT popular WHERE id = ${id}`);

test('many lines are written in short changes, which are one bulk change', async () => {
  const puts = [...(await seasons()), ...(await additions(rowsPerChange))];
  expect(puts.length).toBeGreaterThan(rowsPerChange);
  const { seq } = await source.current();
  const { written, left, bulkChange } = await put(puts);
  expect([written.length, left]).toEqual([puts.length, []]);
  expect((await source.current()).seq).toBe(seq + Math.ceil(puts.length / rowsPerChange));
  const { result } = await send('GET', '/get-bulk-changes/places', undefined, bearer);
  expect(result).toMatchObject([{ _id: bulkChange, what: 'import', author: by, planned: puts.length, done: puts.length }]);
});

test('a listing that somebody changed, deleted or named anew in between is left as it is, and its line named', async () => {
  const puts = [...(await seasons()), ...(await additions(1))];
  const [changed, deleted] = puts;
  const fresh = puts.at(-1);
  await change(changed?.row._id ?? '');
  await writeCatalogue(sql, (tx) => tx`DELETE FROM place WHERE id = ${deleted?.row._id ?? ''}`);
  await writeCatalogue(
    sql,
    (tx) =>
      tx`UPDATE place SET slug = ${fresh?.row.slug ?? ''} WHERE id = (SELECT max(id) FROM place WHERE id <> ${changed?.row._id ?? ''})`,
  );
  const naming = puts.filter(({ row }) => (row as PlaceRow).nearbyPlaceIds.includes(deleted?.row._id ?? ''));
  expect(naming.length).toBeGreaterThan(0);
  const { written, left } = await put(puts);
  expect(left).toEqual(expect.arrayContaining([changed, deleted, fresh, ...naming].map((each) => each?.line)));
  expect(written.length + left.length).toBe(puts.length);
});

test('what somebody else has written meanwhile, all of it, is a conflict, and no bulk change', async () => {
  const puts = (await seasons()).slice(0, 1);
  await change(puts[0]?.row._id ?? '');
  await expect(put(puts)).rejects.toThrow(Problem);
  const { seq } = await source.current();
  const { result } = await send('GET', '/get-bulk-changes/places', undefined, bearer);
  expect((result as unknown[]).length).toBe(2);
  expect((await source.current()).seq).toBe(seq);
});

test('others write between the changes of an import, and it goes on', async () => {
  const puts = await seasons();
  expect(puts.length).toBeGreaterThan(rowsPerChange);
  const others: Promise<unknown>[] = [];
  const [untouched] = (await source.current()).rows.regions;
  const importing = put(puts);
  for (let each = 0; each < 5; each += 1) {
    others.push(writeCatalogue(sql, (tx) => tx`UPDATE region SET content = ${`Note ${each}`} WHERE id = ${untouched?._id ?? ''}`));
  }
  await Promise.all(others);
  expect((await importing).written.length).toBe(puts.length);
});

test('the same call that asks for a plan refuses another one', async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ kind: 'places', plan: 'another' })) body.append(name, value);
  body.append('file', new File(['_id,content\n'], 'places.csv'));
  expect(await send('POST', spreadsheetCalls.import.path, body, bearer)).toMatchObject({ code: 409 });
});

test('a list that a file leaves as it is keeps what it names out of sight', async () => {
  const [{ _id: id = '', nearbyPlaceIds: near = [] } = {}] = (await source.current()).rows.places;
  const { result } = await send('POST', '/add-tourist-place', { ...forms.place, name: 'Out of Sight', unpublished: true }, bearer);
  const named = [(result as { _id: string })._id, ...near].slice(0, 3);
  await writeCatalogue(sql, (tx) => tx`UPDATE place SET nearby_place_ids = ${named} WHERE id = ${id}`);
  await put((await seasons()).filter(({ row }) => row._id === id));
  const [stored] = await sql`SELECT nearby_place_ids AS ids, best_season AS season FROM place WHERE id = ${id}`;
  expect(stored).toEqual({ ids: named, season: expect.stringContaining('Season of') });
});
