import { regionMoment } from '@helpdesk/api/src/listings/region-day.ts';
import { sampleApp } from '@helpdesk/api/src/testing/sample-app.ts';
import { queries } from '@helpdesk/bench/src/search/queries.ts';
import { wishes } from '@helpdesk/bench/src/search/wishes.ts';
import { searchCalls } from '@helpdesk/contract/calls/search';
import { type SyncHead, syncCalls, syncSnapshot } from '@helpdesk/contract/sync/sync';
import { searchAnswer } from '@helpdesk/contract/wishes/search-answer';
import { searchEverything } from '@helpdesk/contract/wishes/search-everything';
import { buildCatalogue } from '@helpdesk/pwa/src/catalogue/build-catalogue.ts';
import { expect, test } from 'vitest';

/** A Monday noon in the region. */
const noon = Date.UTC(2026, 10, 23, 6, 30);
const { get, read } = await sampleApp({ now: () => noon });

const head = (await (await get(`/api${syncCalls.head.path}`)).json()) as SyncHead;
const snapshot = syncSnapshot.parse(await (await get(head.snapshot.url)).json());
const phone = buildCatalogue(snapshot, snapshot.rows);

/** What the panel of a phone shows that holds the rows. */
const onPhone = (text: string) => searchAnswer(phone.rows, searchEverything(phone.rows, text, { now: regionMoment(noon) }));

const { everything } = searchCalls;
const onServer = (text: string) => read(everything, `${everything.path}?${new URLSearchParams({ text })}`);

const texts = [...wishes, ...queries].map(({ text }) => text);
const halfTyped = texts.flatMap((text, at) => (at % 8 === 0 ? [...text].map((_, end) => text.slice(0, end + 1)) : []));
const odd = [
  'popular',
  'a-d',
  'क-ङ',
  'veg',
  '%',
  ' ',
  'zebra',
  'shivnrei qurt',
  'hotel with helipad',
  'open now',
  'मंदिर माझ्याजवळ',
  '𑘦 fort',
];

test('whatever is searched, a phone without rows is told by the server what it would find by itself, in the same order', async () => {
  expect(texts.length).toBeGreaterThan(300);
  for (const text of [...texts, ...halfTyped, ...odd]) {
    expect(await onServer(text), text).toEqual(JSON.parse(JSON.stringify(onPhone(text))));
  }
});

test('the answer to a search is what its panel shows: five rows of each table, by name', async () => {
  const { groups } = await onServer('fort');
  expect(groups[0]).toMatchObject({ table: 'places', count: expect.any(Number) });
  expect(groups[0]?.rows).toHaveLength(5);
  expect(groups[0]?.count).toBeGreaterThan(5);
  expect(Object.keys(groups[0]?.rows[0] ?? {}).sort()).toEqual(['_id', 'name', 'region', 'slug', 'translations']);
});
