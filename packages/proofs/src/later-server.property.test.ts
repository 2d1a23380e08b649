import type { Catalogue } from '@helpdesk/api/src/db/catalogue.ts';
import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { completeRow } from '@helpdesk/contract/kinds/values';
import { tableStates } from '@helpdesk/contract/sync/digest';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { catalogueDb, dexieStorage } from '@helpdesk/pwa/src/local/catalogue-db.ts';
import type { CatalogueStorage } from '@helpdesk/pwa/src/local/catalogue-storage.ts';
import { memoryStorage } from '@helpdesk/pwa/src/local/memory-storage.ts';
import { createCall } from '@helpdesk/pwa/src/sync/call.ts';
import { pull } from '@helpdesk/pwa/src/sync/pull.ts';
import { createServerClock } from '@helpdesk/pwa/src/sync/server-clock.ts';
import { ad, category, notice, place, region, resort, restaurant, rows } from '@helpdesk/pwa/src/sync/testing/rows.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newSyncServer } from './sync-server.ts';

/** This app and the servers that come after it: whatever their rows hold more or less, it reads them as it describes them. */

type Row = Readonly<Record<string, unknown>> & { readonly _id: string; readonly seq: number };
type Tables = Readonly<Record<string, readonly Row[]>>;

const numRuns = process.env.TEST_LONG ? 2_000 : 60;

/** Rows as this app describes them, with something in most fields. */
const texts = { mr: { name: 'किल्ला', content: 'वर' }, hi: {} };
const listing = { images: ['/images/fort-1-1280.webp'], facts: ['Steep'], latitude: 19.2, translations: texts };
const known: Tables = Object.fromEntries(
  Object.entries(
    rows({
      categories: [category('forts', { formerNames: ['castles'] })],
      regions: [region('junnar'), region('otur', { translations: texts })],
      places: [place('shivneri', { ...listing, categoryIds: ['forts'], checkedOn: '2026-01-01' }), place('hadsar')],
      resorts: [resort('haveli', { ...listing, categories: ['Budget Stay'] }), resort('camp')],
      restaurants: [restaurant('modak', { categories: ['Veg', 'Maharashtrian'] })],
      ads: [ad('fair', { translations: { mr: { title: 'जत्रा' } } })],
      reports: [{ _id: 'accounts', seq: 1, name: 'Accounts', file: '/reports/accounts.pdf', translations: { mr: { name: 'जमाखर्च' } } }],
      notices: [notice('closed', { kind: 'closed', listing: { kind: 'places', id: 'shivneri' } })],
    }),
  ).map(([table, list]) => [table, list.map((row): Row => ({ ...row }))]),
);

/** What a later server may do to a row, and what this app makes of it. */
interface Changed {
  readonly sent: Row;
  readonly read: Row;
}
type Change = (table: CatalogueTable, row: Row) => fc.Arbitrary<Changed>;

const name = fc.stringMatching(/^later[A-Z][a-z]{0,5}$/);
const further = fc.dictionary(name, fc.jsonValue(), { maxKeys: 4, noNullPrototype: true });

const withMoreFields: Change = (_, row) =>
  further.map((more) => ({ sent: { ...more, ...row, ...('translations' in row && { translations: saidIn(row, more) }) }, read: row }));

/** In a language more, and in those that are known with a field more. */
const saidIn = ({ translations }: Row, more: object) => ({
  ...Object.fromEntries(Object.entries(translations as object).map(([language, said]) => [language, { ...more, ...said }])),
  ta: { name: 'கோட்டை' },
});

const withFewerFields: Change = (table, row) =>
  fc.subarray(Object.keys(row).filter((field) => field !== '_id' && field !== 'seq')).map((gone) => {
    const sent = Object.fromEntries(Object.entries(row).filter(([field]) => !gone.includes(field))) as Row;
    return { sent, read: completeRow(table, sent) };
  });

const withMoreMembers: Change = (table, row) =>
  fc.constantFrom('Tent', 'sauna', 'flood').map((member) => {
    const sent = { ...row };
    if (table === 'resorts' || table === 'restaurants') Object.assign(sent, { categories: [member, ...(row.categories as string[])] });
    if (table === 'resorts') Object.assign(sent, { amenitiesOffered: { ...(row.amenitiesOffered as object), [member]: true } });
    if (table === 'notices') return { sent: { ...sent, kind: member }, read: { ...row, kind: 'info' } };
    return { sent, read: row };
  });

/** Every row changed in its own way, with tables of which nobody has heard. */
const changed = (change: Change) => {
  const lists = catalogueTables.map((table) => fc.tuple(...(known[table] ?? []).map((row) => change(table, row))));
  const tables = fc.dictionary(name, fc.array(further, { maxLength: 3 }), { maxKeys: 2, noNullPrototype: true });
  return fc.tuple(fc.tuple(...lists), tables).map(([all, unknown]) => ({
    read: Object.fromEntries(catalogueTables.map((table, at) => [table, (all[at] ?? []).map(({ read }) => read)])),
    sent: {
      ...Object.fromEntries(
        Object.entries(unknown).map(([table, list]) => [table, list.map((row, at) => ({ ...row, _id: `${at}`, seq: 1 }))]),
      ),
      ...Object.fromEntries(catalogueTables.map((table, at) => [table, (all[at] ?? []).map(({ sent }) => sent)])),
    },
  }));
};

/** A server of the next schema that sends these rows: as a snapshot, and then each of them once more as a delta. */
async function expectRead({ sent, read }: { sent: Tables; read: Tables }, storage: CatalogueStorage): Promise<void> {
  let seq = 1;
  const server = newSyncServer(() => catalogueOf(sent, seq));
  server.upgrade();
  const call = createCall({ fetch: (address) => server.answer(String(address)), clock: createServerClock(), base: '/api' });
  for (seq = 1; seq <= 2; seq += 1) {
    expect(await pull({ call, storage, now: () => Date.UTC(2026, 10, 21) * seq })).toEqual({ outcome: 'changed' });
    const stored = await storage.read();
    expect(stored?.cursor).toMatchObject({ seq, schema: syncSchema, healedAt: 0 });
    expect(Object.fromEntries(Object.entries(stored?.rows ?? {}).map(([table, list]) => [table, byId(list)]))).toEqual(
      Object.fromEntries(Object.entries(stampedAll(read, seq)).map(([table, list]) => [table, byId(list)])),
    );
  }
}

const byId = (list: readonly { readonly _id: string }[] = []) => new Map(list.map((row) => [row._id, row]));
const stampedAll = (tables: Tables, seq: number): Tables =>
  Object.fromEntries(Object.entries(tables).map(([table, list]) => [table, list.map((row) => ({ ...row, seq }))]));

function catalogueOf(sent: Tables, seq: number): Catalogue {
  const tables = stampedAll(sent, seq);
  return { epoch: 'e', seq, floor: 0, tombstones: [], rows: tables as unknown as CatalogueRows, tables: tableStates(tables) };
}

test.each<[string, Change]>([
  ['more fields and more tables', withMoreFields],
  ['fewer fields', withFewerFields],
  ['members that are new in fixed sets', withMoreMembers],
])('rows with %s are read as this app describes them, by snapshot and by delta', async (_, change) => {
  await fc.assert(
    fc.asyncProperty(changed(change), (tables) => expectRead(tables, memoryStorage())),
    { numRuns },
  );
});

test('what an app stored that knew fewer fields is read with an empty value for each', async () => {
  const stored = async ({ sent, read }: { sent: Tables; read: Tables }) => {
    const db = catalogueDb({ indexedDB: new IDBFactory(), IDBKeyRange });
    for (const table of catalogueTables) await db.table(table).bulkPut(sent[table] ?? []);
    await db.table('meta').put({ epoch: 'e', schema: syncSchema - 1, seq: 1, at: 0, checkedAt: 0, healedAt: 0 }, 'cursor');
    for (const table of catalogueTables) expect(byId((await dexieStorage(db).read())?.rows[table])).toEqual(byId(read[table]));
  };
  await fc.assert(fc.asyncProperty(changed(withFewerFields), stored), { numRuns: numRuns / 10 });
});
