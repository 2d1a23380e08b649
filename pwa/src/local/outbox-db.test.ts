import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { dexieOutbox, outboxDb } from './outbox-db.ts';
import { outboxMirror } from './outbox-mirror.ts';
import { openOutboxStorage } from './outbox-storage.ts';
import { queuedItem as item } from './testing/queued-item.ts';
import { Texts } from './testing/texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const options = (indexedDB = new IDBFactory()) => ({ indexedDB, IDBKeyRange });

test('a commit waits for the disk', () => {
  expect(outboxDb(options())._options.chromeTransactionDurability).toBe('strict');
});

test('an unsent item lies in both stores, a sent one in the database alone', async () => {
  const texts = new Texts();
  const storage = await openOutboxStorage(options(), texts);
  await storage.change('a', () => item('a'));
  expect([...texts.keys()]).toEqual(['outbox:a']);
  await storage.change('a', () => item('a', { state: 'rejected' }));
  expect(texts.get('outbox:a')).toContain('rejected');
  await storage.change('a', () => item('a', { state: 'sent', body: '' }));
  expect(texts.size).toBe(0);
  expect(await storage.all()).toEqual([item('a', { state: 'sent', body: '' })]);
});

test('a removed item is in neither', async () => {
  const texts = new Texts();
  const storage = await openOutboxStorage(options(), texts);
  await storage.change('a', () => item('a'));
  await storage.change('a', () => undefined);
  expect([texts.size, await storage.all()]).toEqual([0, []]);
});

test('what the browser took from the database comes back, and counts as tried', async () => {
  const texts = new Texts();
  await (await openOutboxStorage(options(), texts)).change('a', () => item('a'));
  await (await openOutboxStorage(options(), texts)).change('b', () => item('b', { attempts: 3 }));
  const storage = await openOutboxStorage(options(), texts);
  await storage.repair();
  expect(await storage.all()).toEqual([item('a', { attempts: 1 }), item('b', { attempts: 3 })]);
});

test('what the worker sent, where there is no mirror, does not come back', async () => {
  const texts = new Texts();
  const phone = options();
  const page = await openOutboxStorage(phone, texts);
  await page.change('a', () => item('a'));
  const worker = await openOutboxStorage(phone, undefined);
  await worker.change('a', () => item('a', { state: 'sent', body: '' }));
  await page.repair();
  expect([texts.size, await page.all()]).toEqual([0, [item('a', { state: 'sent', body: '' })]]);
});

test('a mirror that was emptied is filled again', async () => {
  const texts = new Texts();
  const storage = await openOutboxStorage(options(), texts);
  await storage.change('a', () => item('a'));
  await storage.change('b', () => item('b', { state: 'sent' }));
  texts.clear();
  await storage.repair();
  expect([...texts.keys()]).toEqual(['outbox:a']);
});

test('an item that could not be stored is not in the mirror either', async () => {
  const texts = new Texts();
  const storage = await openOutboxStorage(options(), texts);
  const refused = storage.change('a', () => ({ ...item('a'), about: (() => '') as unknown as string }));
  await expect(refused).rejects.toThrow();
  expect([texts.size, await storage.all()]).toEqual([0, []]);
});

test('a full mirror is no failure', async () => {
  const texts = new Texts();
  texts.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const storage = await openOutboxStorage(options(), texts);
  await storage.change('a', () => item('a'));
  expect(await storage.all()).toEqual([item('a')]);
});

test('somebody else’s texts are left alone', async () => {
  const texts = new Texts([
    ['outbox:broken', '{'],
    ['admin-token', 'x'],
  ]);
  const storage = await openOutboxStorage(options(), texts);
  await storage.repair();
  expect([texts.get('admin-token'), await storage.all()]).toEqual(['x', []]);
});

test('a lost handle is opened once more', async () => {
  const texts = new Texts();
  const storage = dexieOutbox(outboxDb(options()), outboxMirror(texts));
  let tries = 0;
  await storage.change('a', () => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('the handle is gone'), { name: 'UnknownError' });
    return item('a');
  });
  expect(await storage.all()).toEqual([item('a')]);
});

test('calls that lose the handle at once share the new one', async () => {
  const db = outboxDb(options());
  const storage = dexieOutbox(db, outboxMirror(undefined));
  await storage.all();
  const closing = vi.spyOn(db, 'close');
  const tries = { a: 0, b: 0 };
  const store = (id: 'a' | 'b') =>
    storage.change(id, () => {
      tries[id] += 1;
      if (tries[id] === 1) throw Object.assign(new Error('the handle is gone'), { name: 'UnknownError' });
      return item(id);
    });
  await Promise.all([store('a'), store('b')]);
  expect(closing).toHaveBeenCalledTimes(1);
  expect(await storage.all()).toEqual([item('a'), item('b')]);
});

test('on a full phone pictures make room for a request, those of opened listings first, and nothing else does', async () => {
  const freed: string[] = [];
  const caches = {
    open: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    delete: async (name: string) => freed.push(name) === 1,
  } as unknown as CacheStorage;
  const storage = await openOutboxStorage(options(), undefined, caches);
  const onFullPhone = (free: number) => () => {
    if (freed.length < free) throw new DOMException('', 'QuotaExceededError');
    return item('a');
  };
  await storage.change('a', onFullPhone(1));
  expect([freed, await storage.all()]).toEqual([['listing-pictures'], [item('a')]]);
  await storage.change('b', onFullPhone(3));
  expect(freed).toEqual(['listing-pictures', 'listing-pictures', 'list-pictures']);
  await expect(storage.change('b', onFullPhone(9))).rejects.toThrow();
  const mistake = storage.change('c', () => {
    throw new Error('a mistake');
  });
  await expect(mistake).rejects.toThrow('a mistake');
  expect(new Set(freed)).toEqual(new Set(['listing-pictures', 'list-pictures']));
  expect(freed).toHaveLength(5);
});

const noDatabase = { indexedDB: {} as IDBFactory, IDBKeyRange };

test('where only the database is broken, the texts keep the outbox, receipts included', async () => {
  const texts = new Texts();
  const before = await openOutboxStorage(noDatabase, texts);
  await before.change('a', () => item('a'));
  await before.change('b', () => item('b', { state: 'sent' }));
  const after = await openOutboxStorage(noDatabase, texts);
  await after.repair();
  expect(await after.all()).toEqual([item('a'), item('b', { state: 'sent' })]);
  await after.change('a', () => undefined);
  expect([...texts.keys()]).toEqual(['outbox:b']);
});

test('a database that works again takes over what the texts kept', async () => {
  const texts = new Texts();
  const broken = await openOutboxStorage(noDatabase, texts);
  await broken.change('a', () => item('a'));
  await broken.change('b', () => item('b', { state: 'sent', body: '' }));
  const storage = await openOutboxStorage(options(), texts);
  await storage.repair();
  expect((await storage.all()).map(({ id, state }) => [id, state])).toEqual([
    ['a', 'queued'],
    ['b', 'sent'],
  ]);
  expect([...texts.keys()]).toEqual(['outbox:a']);
});

test('where nothing can be stored, nothing is said to be', async () => {
  const storage = await openOutboxStorage(noDatabase, undefined);
  await expect(storage.change('a', () => item('a'))).rejects.toThrow();
  expect(await storage.all()).toEqual([]);
});

test('the outbox lies under the name that it always had', async () => {
  const { indexedDB } = options();
  await (await openOutboxStorage({ indexedDB, IDBKeyRange })).change('a', () => item('a'));
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['outbox']);
});

test('the texts are the browser’s where it has some, and none where the mere look at them throws', async () => {
  const texts = new Texts();
  vi.stubGlobal('localStorage', texts);
  await (await openOutboxStorage(noDatabase)).change('a', () => item('a'));
  expect([...texts.keys()]).toEqual(['outbox:a']);
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(await (await openOutboxStorage(options())).all()).toEqual([]);
  Reflect.deleteProperty(globalThis, 'localStorage');
});
