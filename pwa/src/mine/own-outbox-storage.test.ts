import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';

import { openOutboxStorage } from '#local/outbox-storage.ts';
import type { Answer, Sent } from '#sync/call.ts';
import { openOutbox } from '#sync/outbox/outbox.ts';

import { openOwnStorage } from './own-outbox-storage.ts';
import { isOfThisVisit, writtenHere } from './this-visit.ts';

const dataset: { mode?: string } = {};
const told = { id: 'a', kind: 'contact', body: { name: 'Zubeida' } } as const;
const receipt = async (_: string, { headers }: { headers?: Readonly<Record<string, string>> }): Promise<Answer<Sent>> => ({
  state: 'ok',
  body: {
    status: 201,
    body: { status: true, displayMessage: '', result: { success: true, key: headers?.['Idempotency-Key'], reference: 'K7-42' } },
  },
});
const noLine = async (): Promise<Answer<Sent>> => ({ state: 'failed', reason: 'offline' });
const later = async (): Promise<Answer<Sent>> => ({ state: 'failed', reason: 'status', retryAfter: 60_000 });

beforeEach(() => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  vi.stubGlobal('document', { documentElement: { dataset } });
  dataset.mode = 'kiosk';
  writtenHere.clear();
  return () => vi.unstubAllGlobals();
});

const open = async (send: typeof noLine | typeof receipt) => {
  const call = { send: vi.fn(send) };
  return { outbox: await openOutbox({ storage: await openOwnStorage(), call }), call };
};
const stored = async () => (await openOutboxStorage()).all();

test('a kiosk keeps what finds no server sealed, and shows it to who wrote it', async () => {
  const { outbox } = await open(noLine);
  await outbox.add(told);
  const item = await outbox.waitForOutcome('a', 60_000);
  expect(item).toMatchObject({ state: 'queued', body: '{"name":"Zubeida"}' });
  expect(item && isOfThisVisit(item)).toBe(true);
  expect(JSON.stringify(await stored())).not.toContain('Zubeida');
});

test('the next document sends it as it was written, shows it to nobody and keeps nothing of it', async () => {
  await (await open(noLine)).outbox.add(told);
  writtenHere.clear();
  const { outbox, call } = await open(receipt);
  expect((await outbox.items()).filter(isOfThisVisit)).toEqual([]);
  await outbox.retryNow('a');
  expect(call.send).toHaveBeenCalledWith('/contact-form', expect.objectContaining({ json: '{"name":"Zubeida"}' }));
  expect(await stored()).toEqual([]);
});

test('a device that was a kiosk still sends what waits, and shows its own alone', async () => {
  await (await open(noLine)).outbox.add(told);
  writtenHere.clear();
  dataset.mode = undefined;
  const { outbox } = await open(noLine);
  await outbox.add({ ...told, id: 'b' });
  expect((await outbox.items()).filter(isOfThisVisit).map(({ id }) => id)).toEqual(['b']);
  const online = await open(receipt);
  await online.outbox.retryNow('a');
  expect(online.call.send).toHaveBeenCalledWith('/contact-form', expect.objectContaining({ json: '{"name":"Zubeida"}' }));
  expect((await stored()).map(({ id }) => id)).toEqual(['b']);
});

test('a phone that was no kiosk keeps its outbox as it is', async () => {
  dataset.mode = undefined;
  await (await open(noLine)).outbox.add(told);
  expect(await stored()).toMatchObject([{ body: '{"name":"Zubeida"}' }]);
  expect(await Dexie.getDatabaseNames()).not.toContain('kiosk-key');
});

test('a kiosk without WebCrypto sends, and refuses at once what finds no server', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const online = await open(receipt);
  await online.outbox.add(told);
  expect(await online.outbox.waitForOutcome('a', 60_000)).toMatchObject({ state: 'sent', reference: 'K7-42' });
  const offline = await open(noLine);
  await offline.outbox.add({ ...told, id: 'b' });
  expect(await offline.outbox.waitForOutcome('b', 60_000)).toMatchObject({ state: 'rejected' });
  expect(await stored()).toEqual([]);
});

test('a kiosk without WebCrypto says nothing of a request before it has ended', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  let lose = () => {};
  const hanging = new Promise<Answer<Sent>>((resolve) => {
    lose = () => resolve({ state: 'failed', reason: 'offline' });
  });
  const { outbox } = await open(() => hanging);
  await outbox.add(told);
  const item = outbox.waitForOutcome('a', 0);
  expect(await Promise.race([item, new Promise((resolve) => setTimeout(resolve, 20, 'nothing'))])).toBe('nothing');
  lose();
  expect(await item).toMatchObject({ state: 'rejected' });
});

test('a kiosk without WebCrypto does not take “later” for an answer', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { outbox } = await open(later);
  await outbox.add(told);
  expect(await outbox.waitForOutcome('a', 60_000)).toMatchObject({ state: 'rejected' });
});

/** A phone whose databases and texts refuse whatever is stored. */
function refuse(name: string): void {
  dataset.mode = undefined;
  vi.spyOn(Dexie.dependencies.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused', name);
  });
}

test.each(['SecurityError', 'QuotaExceededError'])(
  'a phone that answers with %s to all that is stored sends what it cannot keep, under its key',
  async (name) => {
    refuse(name);
    const { outbox, call } = await open(receipt);
    await outbox.add(told);
    expect(outbox.isUnkept('a')).toBe(true);
    expect(await outbox.waitForOutcome('a', 0)).toMatchObject({ state: 'sent', reference: 'K7-42' });
    expect(call.send).toHaveBeenCalledExactlyOnceWith('/contact-form', expect.objectContaining({ headers: { 'Idempotency-Key': 'a' } }));
  },
);

test('where there is no network either, it is refused at once and can be sent again under the same key', async () => {
  refuse('SecurityError');
  const send = vi.fn(noLine);
  const { outbox } = await open(send);
  await outbox.add(told);
  expect(await outbox.waitForOutcome('a', 0)).toMatchObject({ state: 'rejected' });
  await outbox.remove('a');
  await outbox.add(told);
  await outbox.waitForOutcome('a', 0);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a phone that can store again keeps what comes then, and what it could not keep stays with the page', async () => {
  const { outbox } = await open(receipt);
  dataset.mode = undefined;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await outbox.add(told);
  expect(outbox.isUnkept('a')).toBe(true);
  full.mockRestore();
  await outbox.add({ ...told, id: 'b' });
  expect(outbox.isUnkept('b')).toBe(false);
  expect((await outbox.items()).map(({ id }) => id).sort()).toEqual(['a', 'b']);
});
