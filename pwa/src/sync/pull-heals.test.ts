import { syncSchema } from '@helpdesk/contract/kinds/schema';
import { expect, test } from 'vitest';
import type { CatalogueStorage } from '#local/catalogue-storage.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { commit, type History, headOf, json, newHistory } from './testing/history.ts';
import { aDay, asksOf, failing, held, phoneOf, stateAt } from './testing/phone.ts';

test('wrong counts make the phone start over, but only once a day', async () => {
  const history = newHistory();
  commit(history, { put: ['a', 'b'] });
  const phone = phoneOf(history);
  await phone.pull();
  const lose = () => phone.storage.change((change) => change.remove('reports', ['b']));
  await lose();
  commit(history, { put: ['c'] });
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));

  await lose();
  commit(history, { put: ['d'] });
  const before = await held(phone);
  phone.time += aDay - 1;
  expect(await phone.pull()).toEqual(failing('inconsistent'));
  expect(await held(phone)).toEqual(before);

  phone.time += 1;
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
});

test('rows that are right in number and wrong in version are found out within a day, and may go back', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  commit(history, { put: ['b'] });
  const phone = phoneOf(history);
  await phone.pull();
  await phone.storage.change((change) => change.put('reports', [{ _id: 'b', seq: 1, name: 'rotten', file: '', translations: {} }]));
  expect(await phone.pull()).toEqual({ outcome: 'unchanged' });
  phone.time += aDay;
  history.snapshotSeq = 1;
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
});

test('every delta is counted, and all rows are read for the digest once a day only', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const storage = memoryStorage();
  let reads = 0;
  const watched: CatalogueStorage = {
    ...storage,
    read: () => {
      reads += 1;
      return storage.read();
    },
  };
  const phone = phoneOf(history, watched);
  await phone.pull();
  expect(reads).toBe(1);
  for (let hour = 1; hour < 24; hour += 1) {
    phone.time += aDay / 24;
    commit(history, { put: [`at ${hour}`] });
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
  }
  expect(reads).toBe(1);
  phone.time += aDay / 24;
  await phone.pull();
  expect(reads).toBe(2);
});

test('a server whose digest is never right does not make the phone fetch everything again and again', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  phone.instead = (address) => (address.endsWith('/head') ? json({ ...headOf(history), tables: wrongDigests(history) }) : undefined);
  await phone.pull();
  for (let hour = 0; hour < 20; hour += 1) {
    phone.time += aDay / 24;
    await phone.pull();
  }
  expect(asksOf(phone, 'snapshot').length).toBeLessThanOrEqual(2);
  expect(await held(phone)).toEqual(stateAt(history));
});

test('rows that a phone loses are found missing with the next head, and come back at once, as often as it loses them', async () => {
  const history = newHistory();
  commit(history, { put: ['a', 'b', 'c'] });
  const phone = phoneOf(history);
  await phone.pull();
  for (const lost of ['a', 'b', 'c']) {
    phone.time += aDay / 24;
    await phone.storage.change((change) => change.remove('reports', [lost]));
    expect(await phone.pull()).toEqual({ outcome: 'changed' });
    expect(await held(phone)).toEqual(stateAt(history));
    // By the next head the phone knows that what it stored is right.
    await phone.pull();
  }
});

test('a row that was damaged in place is found by the page that reads it, and comes back at once', async () => {
  const history = newHistory();
  commit(history, { put: ['a', 'b'] });
  await phoneOf(history).pull();
  const storage = memoryStorage();
  await phoneOf(history, storage).pull();
  // Another page, whose storage passes over what it cannot read.
  const next: CatalogueStorage = {
    ...storage,
    read: async () => {
      const stored = await storage.read();
      return stored && { ...stored, rows: { ...stored.rows, reports: stored.rows.reports.filter(({ name }) => name !== 'rotten') } };
    },
  };
  await storage.change((change) => change.put('reports', [{ _id: 'b', seq: 1, name: 'rotten', file: '', translations: {} }]));
  const phone = phoneOf(history, next);
  expect(await phone.pull()).toEqual({ outcome: 'changed' });
  expect(await held(phone)).toEqual(stateAt(history));
});

const wrongDigests = (history: History) =>
  Object.fromEntries(Object.entries(headOf(history).tables).map(([table, { rows }]) => [table, { rows, digest: 'wrong' }]));

test.each([{ minApp: syncSchema + 1 }, { schema: syncSchema + 2, minApp: syncSchema + 1, tables: 'told otherwise', snapshot: undefined }])(
  'an app that is older than %o keeps its rows and asks for an update',
  async (newer) => {
    const history = newHistory();
    commit(history, { put: ['a'] });
    const phone = phoneOf(history);
    await phone.pull();
    const before = await held(phone);
    commit(history, { put: ['b'] });
    phone.asked.length = 0;
    phone.instead = (address) => (address.endsWith('/head') ? json({ ...headOf(history), ...newer }) : undefined);
    expect(await phone.pull()).toEqual({ outcome: 'update-needed' });
    expect(phone.asked).toEqual(['head']);
    expect(await held(phone)).toEqual(before);
  },
);

test('rows of an older app are replaced whole by a newer one', async () => {
  const history = newHistory();
  commit(history, { put: ['a'] });
  const phone = phoneOf(history);
  await phone.pull();
  await phone.storage.change(async (change) => {
    const cursor = await change.cursor();
    if (cursor) await change.moveTo({ ...cursor, schema: syncSchema - 1 });
    await change.put('reports', [{ _id: 'a', seq: 1, name: 'without a field', file: '', translations: {} }]);
  });
  await phone.pull();
  expect(await held(phone)).toEqual(stateAt(history));
});
