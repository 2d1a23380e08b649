import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openOutboxStorage } from '#local/outbox-storage.ts';
import { newItem } from '#sync/outbox/outbox-rules.ts';
import { serverReached } from '#sync/server-reached.ts';
import { eventually } from '#sync/testing/eventually.ts';
import { openPageOutbox } from './open-outbox.ts';
import { outboxChanges, sending } from './sending.ts';

const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const register = vi.fn(async (_tag: string) => undefined);
let held: string[];
let request: (name: string, options: LockOptions, work: (lock: object) => unknown) => Promise<unknown>;
const dispatch = {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { dataset: {} } }),
};

beforeEach(() => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  held = [];
  request = async (name, _options, work) => {
    held.push(name);
    await work({});
    held.splice(held.indexOf(name), 1);
  };
  server.mockReset().mockRejectedValue(new TypeError('no network'));
  register.mockClear();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('document', dispatch.document);
  vi.stubGlobal('window', dispatch.window);
  vi.stubGlobal('navigator', {
    locks: { request: (...asked: Parameters<typeof request>) => request(...asked) },
    serviceWorker: { ready: Promise.resolve({ sync: { register } }) },
  });
  return () => vi.unstubAllGlobals();
});

const booking = { id: 'a', kind: 'booking', body: { name: 'Asha' } } as const;

test('while something is being sent, screens hear of it and no update comes', async () => {
  const outbox = await openPageOutbox();
  const changes = outboxChanges.get();
  let answer = (_: Response) => {};
  server.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await outbox.add(booking);
  await eventually(() => expect([sending.get(), server.mock.calls.length, held]).toEqual([['a'], 1, ['busy']]));
  answer(new Response('{}', { status: 503 }));
  await eventually(() => expect([sending.get(), held]).toEqual([[], []]));
  expect(outboxChanges.get()).toBeGreaterThan(changes);
});

test('what waits is sent when there is hope, and the browser is asked to wake the worker for it', async () => {
  await (await openOutboxStorage()).change('a', () => ({ ...newItem({ id: 'a', kind: 'contact', body: '{}' }, 0), attempts: 1 }));
  await openPageOutbox();
  await eventually(() => expect([server.mock.calls.length, register.mock.calls]).toEqual([1, [['outbox']]]));
  expect(server.mock.calls[0]?.[1].headers).toMatchObject({ 'Idempotency-Key': 'a', 'Accept-Language': 'en' });
});

test('a browser that wakes no worker sends as well', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({}) } });
  const outbox = await openPageOutbox();
  await outbox.add(booking);
  await eventually(() => expect(server).toHaveBeenCalled());
  serverReached();
});
