import { Dexie, liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { dexieOutbox, type OutboxItem, outboxDb } from '#local/outbox-db.ts';
import { outboxMirror } from '#local/outbox-mirror.ts';
import type { Answer, Call, Sent } from '#sync/call.ts';
import { eventually } from '#sync/testing/eventually.ts';
import { datedAt } from './dated-at.ts';
import { openOutbox } from './outbox.ts';

type Send = Call['send'];
const offline: Answer<Sent> = { state: 'failed', reason: 'offline' };
const receipt = (key = ''): Answer<Sent> => ({
  state: 'ok',
  body: { status: 201, body: { status: true, displayMessage: '', result: { success: true, key, reference: `R ${key}` } } },
});
const answers: Send = async (_, { headers }) => receipt(headers?.['Idempotency-Key']);
const booking = (id: string, name = 'Asha') => ({ id, kind: 'booking', about: 'Fort View', aboutId: 'fort', body: { name } }) as const;

/** @param send what the network does */
async function phone(
  send: Send,
  { locks, start = 1_000_000, serverNow }: { locks?: LockManager; start?: number; serverNow?: () => number } = {},
) {
  const clock = { now: start };
  const storage = dexieOutbox(outboxDb({ indexedDB: new IDBFactory(), IDBKeyRange }), outboxMirror(undefined));
  const call = { send: vi.fn(send) };
  const onSending = vi.fn();
  const outbox = await openOutbox({
    storage,
    call,
    now: () => clock.now,
    serverNow,
    random: () => 1,
    locks,
    onSending,
    language: () => 'mr',
  });
  const item = async (id: string) => (await storage.all()).find((one) => one.id === id);
  return { outbox, call, clock, storage, item, onSending };
}

test('what is added is sent at once, as the frozen text, under its key and in the language of the page', async () => {
  const { outbox, call, item } = await phone(answers);
  await outbox.add(booking('a'));
  expect(await outbox.waitForOutcome('a', 60_000)).toMatchObject({
    state: 'sent',
    reference: 'R a',
    body: '',
    about: 'Fort View',
    aboutId: 'fort',
  });
  expect(call.send.mock.calls).toEqual([
    ['/book-place', { method: 'POST', headers: { 'Idempotency-Key': 'a', 'Accept-Language': 'mr' }, json: '{"name":"Asha"}' }],
  ]);
  expect(await item('a')).toMatchObject({ attempts: 1 });
});

test('what was written under a wrong clock is dated by its receipt, and stands in the list where that does', async () => {
  const serverNow = Date.UTC(2026, 10, 27);
  const { outbox, clock } = await phone(answers, { start: 0, serverNow: () => serverNow });
  await outbox.add(booking('a'));
  await outbox.waitForOutcome('a', 60_000);
  clock.now = serverNow - 1;
  await outbox.add(booking('b'));
  const sent = await outbox.waitForOutcome('b', 60_000);
  expect((await outbox.items()).map(datedAt)).toEqual([serverNow, serverNow]);
  expect(sent && datedAt(sent)).toBe(serverNow);
});

test('what waits is dated by the phone, since nobody else knows of it', async () => {
  const { outbox } = await phone(async () => offline, { start: 5, serverNow: () => 9 });
  await outbox.add(booking('a'));
  expect((await outbox.items()).map(datedAt)).toEqual([5]);
});

test('each kind has its call', async () => {
  const { outbox, call } = await phone(async () => offline);
  await outbox.add(booking('a'));
  await outbox.add({ id: 'b', kind: 'contact', body: {} });
  await outbox.add({ id: 'c', kind: 'visit', body: {} });
  await eventually(() =>
    expect(call.send.mock.calls.map(([path]) => path)).toEqual(['/book-place', '/contact-form', '/increment-visitor']),
  );
});

test('visits are in no list', async () => {
  const { outbox, clock } = await phone(async () => offline);
  await outbox.add({ id: 'c', kind: 'visit', body: {} });
  await outbox.add(booking('a'));
  clock.now += 1;
  await outbox.add(booking('b'));
  expect((await outbox.items()).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('where the phone refuses to store, adding rejects and nothing is sent', async () => {
  const { outbox, call, storage } = await phone(answers);
  vi.spyOn(storage, 'change').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await expect(outbox.add(booking('a'))).rejects.toThrow();
  expect(call.send).not.toHaveBeenCalled();
});

test('on a full phone what left before leaves again, no faster than any request, and what never left can be cancelled', async () => {
  const { outbox, call, storage, clock } = await phone(async () => offline);
  await storage.change('a', () => ({ ...untried, id: 'a', attempts: 1 }));
  await storage.change('b', () => ({ ...untried, id: 'b' }));
  const { change } = storage;
  vi.spyOn(storage, 'change').mockImplementation((id, step) =>
    change(id, (item) => {
      const next = step(item);
      if (next && next !== item) throw new DOMException('', 'QuotaExceededError');
      return next;
    }),
  );
  for (let flushes = 0; flushes < 4; flushes += 1) await outbox.flush();
  expect(call.send.mock.calls.map(([, { headers }]) => headers?.['Idempotency-Key'])).toEqual(['a']);
  clock.now += 20_000;
  await outbox.flush();
  expect(call.send).toHaveBeenCalledTimes(2);
  expect(await outbox.cancel('b')).toBe(true);
});

test('pressed twice it is one item; another text under the same key is refused to the screen', async () => {
  const { outbox, item } = await phone(async () => offline);
  await outbox.add(booking('a'));
  await outbox.add(booking('a'));
  await expect(outbox.add(booking('a', 'Ravi'))).rejects.toThrow();
  expect(await outbox.items()).toHaveLength(1);
  expect((await item('a'))?.body).toBe('{"name":"Asha"}');
});

test('a text under a key that the server knows for another one is sent once, at once, under a key of its own', async () => {
  const taken: Answer<Sent> = { state: 'ok', body: { status: 422, body: { status: false, displayMessage: 'Taken', result: null } } };
  const keys: string[] = [];
  const id = 'b6e0f9d0-0000-4000-8000-000000000001';
  const send: Send = async (path, sending) => {
    const key = sending.headers?.['Idempotency-Key'] ?? '';
    keys.push(key);
    return key === id ? taken : answers(path, sending);
  };
  const { outbox } = await phone(send);
  await outbox.add(booking(id));
  expect(await outbox.waitForOutcome(id, 60_000)).toMatchObject({ id, state: 'sent', reference: `R ${keys[1]}` });
  expect(keys).toEqual([id, expect.stringMatching(/^b6e0f9d0-0000-4000-8000-0000[0-9a-f]{8}$/)]);
  // A phone that forgot it, and has the text again from its second store.
  const forgetful = await phone(send);
  await forgetful.outbox.add(booking(id));
  await forgetful.outbox.waitForOutcome(id, 60_000);
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
});

test('a text whose every key is taken is refused', async () => {
  const { outbox, call } = await phone(async () => ({
    state: 'ok',
    body: { status: 422, body: { status: false, displayMessage: 'Taken', result: null } },
  }));
  await outbox.add(booking('b6e0f9d0-0000-4000-8000-000000000001'));
  expect(await outbox.waitForOutcome('b6e0f9d0-0000-4000-8000-000000000001', 60_000)).toMatchObject({ state: 'rejected', reason: 'Taken' });
  expect(call.send).toHaveBeenCalledTimes(2);
});

test('only what was never tried can be cancelled', async () => {
  const { outbox, storage } = await phone(async () => offline);
  await outbox.add(booking('a'));
  await outbox.waitForOutcome('a', 60_000);
  expect(await outbox.cancel('a')).toBe(false);
  await storage.change('b', () => ({ ...untried, id: 'b' }));
  expect(await outbox.cancel('b')).toBe(true);
  expect((await outbox.items()).map(({ id }) => id)).toEqual(['a']);
});

const untried: OutboxItem = { id: '', kind: 'booking', about: '', body: '{}', createdAt: 0, attempts: 0, nextAt: 0, state: 'queued' };

test('what waits to be sent cannot be removed from the list', async () => {
  const { outbox, storage } = await phone(async () => offline);
  await storage.change('a', () => ({ ...untried, id: 'a' }));
  await storage.change('b', () => ({ ...untried, id: 'b', state: 'rejected' }));
  await storage.change('c', () => ({ ...untried, id: 'c', state: 'sent' }));
  for (const id of ['a', 'b', 'c']) await outbox.remove(id);
  expect((await outbox.items()).map(({ id }) => id)).toEqual(['a']);
});

test('what the helpdesk did with a received request, or that it lost it, is kept for when there is no signal', async () => {
  const desk = { state: 'answered', since: '2026-11-24T04:30:00.000Z' } as const;
  let isOnline = true;
  const { outbox, storage, item } = await phone(async () => {
    const body = { status: true, displayMessage: '', result: [{ key: 'a', ...desk }] };
    return isOnline ? { state: 'ok', body: { status: 200, body } } : offline;
  });
  for (const id of ['a', 'b']) await storage.change(id, () => ({ ...untried, id, state: 'sent', reference: '482-7153' }));
  await outbox.askStates();
  isOnline = false;
  await outbox.askStates();
  expect(await item('a')).toMatchObject({ state: 'sent', reference: '482-7153', desk });
  expect(await item('b')).toMatchObject({ state: 'sent', desk: { state: 'lost' } });
});

test('an item that hangs or is refused again and again holds up no other', async () => {
  const hang = new Promise<Answer<Sent>>(() => {});
  const { outbox, call, storage, item } = await phone(async (path, sending) => {
    const key = sending.headers?.['Idempotency-Key'] ?? '';
    if (key === 'hangs') return hang;
    return key === 'poison' ? { state: 'failed', reason: 'status', status: 500 } : answers(path, sending);
  });
  for (const id of ['hangs', 'poison', ...'abcdefghij']) await storage.change(id, () => ({ ...untried, id }));
  void outbox.flush();
  await eventually(() => expect(call.send).toHaveBeenCalledTimes(10));
  await outbox.add(booking('new'));
  expect(await outbox.waitForOutcome('new', 60_000)).toMatchObject({ state: 'sent' });
  expect(call.send).toHaveBeenCalledTimes(11);
  await outbox.retryNow('j');
  expect(await item('j')).toMatchObject({ state: 'sent' });
});

test('at most four requests of a flush are under way at once', async () => {
  const answer: (() => void)[] = [];
  const { outbox, call, storage } = await phone(
    (path, sending) => new Promise((resolve) => answer.push(() => void answers(path, sending).then(resolve))),
  );
  for (const id of 'abcdef') await storage.change(id, () => ({ ...untried, id }));
  const flushed = outbox.flush();
  await eventually(() => expect(call.send).toHaveBeenCalledTimes(4));
  await storage.repair();
  expect(call.send).toHaveBeenCalledTimes(4);
  answer[2]?.();
  await eventually(() => expect(call.send).toHaveBeenCalledTimes(5));
  answer[4]?.();
  await eventually(() => expect(call.send).toHaveBeenCalledTimes(6));
  for (const one of answer) one();
  await flushed;
  expect((await outbox.items()).every(({ state }) => state === 'sent')).toBe(true);
});

test('a wait is waited for, unless somebody asks or the clock was moved', async () => {
  const { outbox, call, clock } = await phone(async () => offline);
  await outbox.add(booking('a'));
  await eventually(async () => expect(await outbox.nextAt()).toBe(clock.now + 5000));
  const tries = async (flush: Promise<void>) => {
    await flush;
    return call.send.mock.calls.length;
  };
  expect(await tries(outbox.flush())).toBe(1);
  clock.now += 5000;
  expect(await tries(outbox.flush())).toBe(2);
  expect(await tries(outbox.retryNow('a'))).toBe(3);
  expect(await tries(outbox.retryWaiting())).toBe(4);
  expect(await tries(outbox.flush())).toBe(4);
  clock.now -= 10 * 365 * 24 * 3600 * 1000;
  expect(await tries(outbox.flush())).toBe(5);
  clock.now += 20 * 365 * 24 * 3600 * 1000;
  expect(await tries(outbox.flush())).toBe(6);
});

test('the wait that the server asked for is shortened by nobody but the visitor', async () => {
  const { outbox, call } = await phone(async () => ({ state: 'ok', body: { status: 429, body: {}, retryAfter: 60_000 } }));
  await outbox.add(booking('a'));
  await eventually(async () => expect(await outbox.items()).toMatchObject([{ firm: true }]));
  await outbox.retryWaiting();
  expect(call.send).toHaveBeenCalledTimes(1);
  await outbox.retryNow('a');
  expect(call.send).toHaveBeenCalledTimes(2);
});

test('what another tab is sending is not sent twice because the network came back', async () => {
  const { outbox, call, item } = await phone(() => new Promise(() => {}));
  await outbox.add(booking('a'));
  await eventually(async () => expect(await item('a')).toMatchObject({ attempts: 1 }));
  await outbox.retryWaiting();
  expect(await item('a')).toMatchObject({ nextAt: 1_020_000 });
  expect(call.send).toHaveBeenCalledTimes(1);
});

test('one flush at a time where there are locks; where they are refused it goes without', async () => {
  const request = vi.fn(async (_name: string, _options: LockOptions, work: (lock: Lock | null) => unknown) => work(null));
  const { outbox, call, storage } = await phone(answers, { locks: { request } as unknown as LockManager });
  await storage.change('a', () => ({ ...untried, id: 'a' }));
  await outbox.flush();
  expect(request).toHaveBeenCalledWith('outbox', { ifAvailable: true }, expect.any(Function));
  expect(call.send).not.toHaveBeenCalled();
  request.mockRejectedValue(new DOMException('', 'SecurityError'));
  await outbox.flush();
  expect(call.send).toHaveBeenCalledTimes(1);
});

test('which items are being sent is told, and stored nowhere', async () => {
  const { outbox, onSending, storage } = await phone(answers);
  await outbox.add(booking('a'));
  await eventually(() => expect(onSending.mock.calls).toEqual([[['a']], [[]]]));
  expect(await storage.all()).toMatchObject([{ state: 'sent' }]);
});

test('a screen waits for the receipt no longer than it wants to', async () => {
  const { outbox } = await phone(() => new Promise(() => {}));
  await outbox.add(booking('a'));
  expect(await outbox.waitForOutcome('a', 20)).toMatchObject({ state: 'queued', firm: true });
  expect(await outbox.waitForOutcome('nobody', 20)).toBeUndefined();
});

test('a screen waits for no receipt after a request that found no server', async () => {
  const { outbox } = await phone(async () => offline);
  await outbox.add(booking('a'));
  expect(await outbox.waitForOutcome('a', 60_000)).toMatchObject({ state: 'queued', attempts: 1 });
});

test('a receipt that another tab stored is noticed', async () => {
  const { outbox, storage } = await phone(() => new Promise(() => {}));
  await outbox.add(booking('a'));
  const outcome = outbox.waitForOutcome('a', 60_000);
  await storage.change('a', (item) => item && { ...item, state: 'sent', reference: 'R' });
  expect(await outcome).toMatchObject({ reference: 'R' });
});

test('lists that follow the database hear of each change', async () => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  const { outbox } = await phone(answers);
  const seen: string[] = [];
  // Databases of this name in other threads of the test run are heard of, too: only what differs counts.
  const see = (items: string) => seen.at(-1) !== items && seen.push(items);
  const following = liveQuery(() => outbox.items()).subscribe((items) => see(items.map(({ id, state }) => `${id} ${state}`).join()));
  await eventually(() => expect(seen).toEqual(['']));
  await outbox.add(booking('a'));
  await eventually(() => expect(seen.at(-1)).toBe('a sent'));
  following.unsubscribe();
});
