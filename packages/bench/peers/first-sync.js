import PouchDB from 'pouchdb-browser';
import { createRxDatabase } from 'rxdb';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';

// The same two answers, stored as each of them stores: in the browser, on an empty phone.

const tables = ['categories', 'regions', 'places', 'resorts', 'restaurants', 'services', 'ads', 'reports', 'notices'];
const listings = ['places', 'resorts', 'restaurants'];

async function fetchRows() {
  const head = await (await fetch('/api/sync/v1/head')).json();
  const { rows } = await (await fetch(head.snapshot.url)).json();
  return rows;
}

async function rxdb() {
  const startedAt = performance.now();
  const db = await createRxDatabase({ name: 'rxdb', storage: getRxStorageDexie(), multiInstance: false });
  const schema = { version: 0, type: 'object', primaryKey: 'id', properties: { id: { type: 'string', maxLength: 100 } } };
  const collections = await db.addCollections(Object.fromEntries(tables.map((table) => [table, { schema }])));
  const rows = await fetchRows();
  for (const table of tables) await collections[table].bulkInsert(rows[table].map(({ _id: id, ...row }) => ({ id, ...row })));
  const ms = performance.now() - startedAt;
  const counts = await Promise.all(listings.map((table) => collections[table].count().exec()));
  return { ms, shownMs: ms, listings: counts.reduce((sum, count) => sum + count, 0) };
}

async function pouchdb() {
  const startedAt = performance.now();
  const stores = Object.fromEntries(tables.map((table) => [table, new PouchDB(table)]));
  const rows = await fetchRows();
  for (const table of tables) await stores[table].bulkDocs(rows[table]);
  const ms = performance.now() - startedAt;
  const counts = await Promise.all(listings.map(async (table) => (await stores[table].info()).doc_count));
  return { ms, shownMs: ms, listings: counts.reduce((sum, count) => sum + count, 0) };
}

Object.assign(globalThis, { fills: { rxdb, pouchdb } });
