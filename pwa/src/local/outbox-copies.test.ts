import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { openOutboxStorage } from './outbox-storage.ts';
import { cachesOfTexts } from './testing/caches-of-texts.ts';
import { queuedItem as item } from './testing/queued-item.ts';
import { Texts } from './testing/texts.ts';

const newDatabases = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });
const open = (caches: CacheStorage, databases = newDatabases()) => openOutboxStorage(databases, undefined, caches);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is unsent is copied before a change resolves, and what is sent or removed is not', async () => {
  const stored = new Map<string, string>();
  const caches = cachesOfTexts(stored);
  const storage = await open(caches);
  await storage.change('a', () => item('a'));
  await storage.change('b', () => item('b'));
  expect([...stored.keys()]).toEqual(['/outbox/a', '/outbox/b']);
  await storage.change('a', () => item('a', { state: 'rejected' }));
  expect(stored.get('/outbox/a')).toBe(JSON.stringify(item('a', { state: 'rejected' })));
  await storage.change('a', () => item('a', { state: 'sent', body: '' }));
  await storage.change('b', () => undefined);
  expect([...stored.keys()]).toEqual([]);
});

test('a database that was made anew has what was copied, and counts it as tried', async () => {
  const caches = cachesOfTexts(new Map());
  await (await open(caches)).change('a', () => item('a'));
  const storage = await open(caches);
  await storage.repair();
  expect(await storage.all()).toEqual([item('a', { attempts: 1 })]);
});

test('what only the mirror has comes back as well', async () => {
  const mirror = new Texts();
  await (await openOutboxStorage(newDatabases(), mirror)).change('a', () => item('a', { attempts: 1 }));
  const stored = new Map<string, string>();
  const storage = await openOutboxStorage(newDatabases(), mirror, cachesOfTexts(stored));
  await storage.repair();
  expect([await storage.all(), [...stored.keys()]]).toEqual([[item('a', { attempts: 1 })], ['/outbox/a']]);
});

test('what was sent where no copy was at hand does not come back, and its copy goes', async () => {
  const stored = new Map<string, string>();
  const caches = cachesOfTexts(stored);
  const phone = newDatabases();
  const storage = await open(caches, phone);
  await storage.change('a', () => item('a'));
  await (await openOutboxStorage(phone, undefined)).change('a', () => item('a', { state: 'sent', body: '' }));
  await storage.repair();
  expect([[...stored.keys()], await storage.all()]).toEqual([[], [item('a', { state: 'sent', body: '' })]]);
});

test('what an earlier app stored is copied at the start', async () => {
  const stored = new Map<string, string>();
  const caches = cachesOfTexts(stored);
  const phone = newDatabases();
  const earlier = await openOutboxStorage(phone, undefined);
  await earlier.change('a', () => item('a'));
  await earlier.change('b', () => item('b', { state: 'sent' }));
  await (await open(caches, phone)).repair();
  expect([...stored.keys()]).toEqual(['/outbox/a']);
});

test('a copy that is half written is no item, and goes', async () => {
  const stored = new Map([['/outbox/a', '{"id"']]);
  const caches = cachesOfTexts(stored);
  const storage = await open(caches);
  await storage.repair();
  expect([[...stored.keys()], await storage.all()]).toEqual([[], []]);
});

test('an item that could not be stored is not copied', async () => {
  const stored = new Map<string, string>();
  const caches = cachesOfTexts(stored);
  const storage = await open(caches);
  const refused = storage.change('a', () => ({ ...item('a'), about: (() => '') as unknown as string }));
  await expect(refused).rejects.toThrow();
  expect([...stored.keys()]).toEqual([]);
});

test('caches that are full or blocked are no failure', async () => {
  const throwing = (name: string) => async () => {
    throw new DOMException('', name);
  };
  const full = { open: async () => ({ keys: async () => [], match: async () => undefined, put: throwing('QuotaExceededError') }) };
  for (const caches of [full, { open: throwing('SecurityError') }]) {
    const storage = await open(caches as unknown as CacheStorage);
    await storage.change('a', () => item('a'));
    await storage.repair();
    expect(await storage.all()).toEqual([item('a')]);
  }
});

test('the caches are the browser’s where it has some, and none where the mere look at them throws', async () => {
  const stored = new Map<string, string>();
  const caches = cachesOfTexts(stored);
  vi.stubGlobal('caches', caches);
  await (await openOutboxStorage(newDatabases())).change('a', () => item('a'));
  expect([...stored.keys()]).toEqual(['/outbox/a']);
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    get() {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(await (await openOutboxStorage(newDatabases())).all()).toEqual([]);
  Reflect.deleteProperty(globalThis, 'caches');
});
