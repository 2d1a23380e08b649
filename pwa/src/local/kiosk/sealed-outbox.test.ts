import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';

import { withCopies } from '#local/outbox-copies.ts';
import { dexieOutbox, type OutboxItem, type OutboxStorage, outboxDb } from '#local/outbox-db.ts';
import { outboxMirror } from '#local/outbox-mirror.ts';
import { cachesOfTexts } from '#local/testing/caches-of-texts.ts';
import { Texts } from '#local/testing/texts.ts';
import { openCipher } from './cipher.ts';
import { sealedOutbox } from './sealed-outbox.ts';

const planted = ['Zubeida', '98765', 'z@example.org', 'Fort View', 'listing-1', 'no such day', 'K7-42'];

const item = (id: string, rest: Partial<OutboxItem> = {}): OutboxItem => ({
  ...{ id, kind: 'booking', about: 'Fort View', aboutId: 'listing-1', createdAt: 1, attempts: 0, nextAt: 0, state: 'queued' },
  body: '{"name":"Zubeida","phone":"98765","email":"z@example.org"}',
  ...rest,
});

/** A device with all the stores that an outbox has. */
function device() {
  const [databases, texts, copies] = [{ indexedDB: new IDBFactory(), IDBKeyRange }, new Texts(), new Map<string, string>()];
  const plain = () => withCopies(dexieOutbox(outboxDb(databases), outboxMirror(texts)), cachesOfTexts(copies));
  const open = async ({ seals = true, own = new Set<string>(), storage = plain(), keys = databases } = {}) =>
    sealedOutbox(storage, { cipher: await openCipher(keys), seals, own });
  const dump = async () => JSON.stringify([await plain().all(), [...texts], [...copies]]);
  return { plain, open, dump, texts, copies, keys: databases };
}

test('of what waits no store holds what was typed, nor what it is about, whatever becomes of it', async () => {
  const { open, dump, texts, copies } = device();
  const kiosk = await open();
  const told: string[] = [];
  for (const change of [
    {},
    { attempts: 1, nextAt: 9, firm: true },
    { key: 'b' },
    { state: 'rejected', reason: 'no such day', errors: { from: 'no such day' } },
    { state: 'sent', body: '', reference: 'K7-42' },
  ] as const) {
    await kiosk.change('a', (before) => ({ ...(before ?? item('a')), ...change }));
    told.push(await dump());
    expect([await kiosk.all()]).toMatchObject([[change]]);
  }
  expect(told.flatMap((dumped) => planted.filter((text) => dumped.includes(text)))).toEqual([]);
  expect(told[0]).toContain('"kind":"booking"');
  // Both copies had it, sealed.
  expect(told[0]?.match(/sealed/g)).toHaveLength(3);
  expect([texts.size, copies.size]).toEqual([0, 0]);
});

test('a kiosk reads after a restart what it sealed before', async () => {
  const { open } = device();
  await (await open()).change('a', () => item('a'));
  expect(await (await open()).all()).toMatchObject([item('a')]);
});

test('what the device kept before it was a kiosk is sealed, in its copies too', async () => {
  const { plain, open, dump } = device();
  await plain().change('a', () => item('a'));
  const kiosk = await open();
  await kiosk.repair();
  const dumped = await dump();
  expect(planted.filter((text) => dumped.includes(text))).toEqual([]);
  expect(await kiosk.all()).toMatchObject([item('a')]);
});

test('on what was a kiosk, what is sealed stays so until it is sent, and nothing else is sealed', async () => {
  const { open, plain } = device();
  await (await open()).change('a', () => item('a'));
  const phone = await open({ seals: false });
  await phone.change('b', () => item('b'));
  await phone.change('a', (before) => before && { ...before, attempts: 1 });
  await phone.repair();
  expect(await plain().all()).toMatchObject([{ id: 'a', attempts: 1, body: '', sealed: expect.any(String) }, item('b')]);
  await phone.change('a', (before) => before && { ...before, state: 'sent', body: '', reference: 'K7-42' });
  expect(await phone.all()).toEqual([item('b')]);
});

test('a receipt is kept for who is still here, and what of somebody who is gone was received or refused for nobody', async () => {
  const { open } = device();
  const own = new Set<string>();
  const before = await open();
  await before.change('a', () => item('a'));
  await before.change('b', () => item('b'));
  const now = await open({ own });
  await now.change('c', () => item('c'));
  await now.change('a', (stored) => stored && { ...stored, state: 'sent', body: '' });
  await now.change('b', (stored) => stored && { ...stored, state: 'rejected' });
  await now.change('c', (stored) => stored && { ...stored, state: 'sent', body: '' });
  expect((await now.all()).map(({ id }) => id)).toEqual(['c']);
  expect([...own]).toEqual(['c']);
});

test('what was tampered with is thrown away and counted once, and never read', async () => {
  const { open, plain, keys, copies, texts } = device();
  const kiosk = await open();
  await kiosk.change('a', () => item('a'));
  await kiosk.change('b', () => item('b'));
  await plain().change('a', (stored) => stored && { ...stored, sealed: `AAAA${stored.sealed?.slice(4)}` });
  expect((await kiosk.all()).map(({ id }) => id)).toEqual(['b']);
  await Promise.all([kiosk.repair(), open().then((other) => other.repair())]);
  expect((await plain().all()).map(({ id }) => id)).toEqual(['b']);
  expect([[...copies.keys()], [...texts.keys()]]).toEqual([['/outbox/b'], ['outbox:b']]);
  expect(await (await openCipher(keys)).lost()).toBe(1);
});

test('a text that was put under another item does not pass for it', async () => {
  const { open, plain } = device();
  const kiosk = await open();
  await kiosk.change('a', () => item('a'));
  await kiosk.change('b', () => item('b', { body: '{"name":"Asha"}' }));
  const [, { sealed = '' } = {}] = await plain().all();
  await plain().change('a', (stored) => stored && { ...stored, sealed });
  expect((await kiosk.all()).map(({ id }) => id)).toEqual(['b']);
});

test('with the key all that it sealed is gone, and what is written then is kept', async () => {
  const { open, plain } = device();
  await (await open()).change('a', () => item('a'));
  const keys = { indexedDB: new IDBFactory(), IDBKeyRange };
  const kiosk = await open({ keys });
  await kiosk.repair();
  await kiosk.change('b', () => item('b'));
  await kiosk.repair();
  expect((await plain().all()).map(({ id }) => id)).toEqual(['b']);
  expect(await (await openCipher(keys)).lost()).toBe(1);
});

test('two tabs that change the same item at once lose nothing of each other', async () => {
  const { open } = device();
  const tabs = await Promise.all([open(), open(), open()]);
  await tabs[0]?.change('a', () => item('a'));
  await Promise.all(tabs.flatMap((tab) => [1, 2, 3].map(() => tab.change('a', (one) => one && { ...one, attempts: one.attempts + 1 }))));
  expect(await tabs[0]?.all()).toMatchObject([{ ...item('a'), attempts: 9 }]);
});

test('of two tabs that write the same id one is the first, and neither text is lost to a mixture', async () => {
  const { open } = device();
  const tabs = await Promise.all([open(), open()]);
  await Promise.all(tabs.map((tab, index) => tab.change('a', (before) => before ?? item('a', { body: `{"name":"${index}"}` }))));
  const [one, other] = await Promise.all(tabs.map((tab) => tab.all()));
  expect(one).toHaveLength(1);
  expect(one).toEqual(other);
});

test('a process that dies between sealing and storing has stored nothing', async () => {
  const { open, plain, dump } = device();
  const whole = plain();
  const dying: OutboxStorage = {
    ...whole,
    change: async () => {
      throw new Error('dead');
    },
  };
  await expect((await open({ storage: dying })).change('a', () => item('a'))).rejects.toThrow('dead');
  expect(await dump()).toBe('[[],[],[]]');
});

test('a database that was lost comes back from its copies, sealed, and counts as tried', async () => {
  const { open, copies, keys } = device();
  await (await open()).change('a', () => item('a'));
  const storage = withCopies(
    dexieOutbox(outboxDb({ indexedDB: new IDBFactory(), IDBKeyRange }), outboxMirror(undefined)),
    cachesOfTexts(copies),
  );
  const kiosk = await open({ storage, keys });
  await kiosk.repair();
  expect(await kiosk.all()).toMatchObject([{ ...item('a'), attempts: 1 }]);
});
