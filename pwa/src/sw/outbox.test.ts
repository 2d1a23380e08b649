import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openOutboxStorage } from '#local/outbox-storage.ts';
import { newItem } from '#sync/outbox/outbox-rules.ts';
import { sendOutbox } from './outbox.ts';

const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange });
  server.mockReset();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const accepts = async (_: string, { headers }: RequestInit) => {
  const key = new Headers(headers).get('Idempotency-Key');
  return new Response(JSON.stringify({ status: true, displayMessage: '', result: { success: true, key, reference: 'K7-42' } }), {
    headers: { 'Content-Type': 'application/json' },
  });
};

async function phone() {
  const storage = await openOutboxStorage();
  for (const id of ['a', 'b']) {
    // In a wait after many failures.
    await storage.change(id, () => ({ ...newItem({ id, kind: 'booking', body: '{}' }, 0), attempts: 9, nextAt: Date.now() + 600_000 }));
  }
  return storage;
}

test('a woken worker sends what waits', async () => {
  server.mockImplementation(accepts);
  const storage = await phone();
  await sendOutbox();
  expect(await storage.all()).toMatchObject([
    { id: 'a', state: 'sent', body: '', reference: 'K7-42' },
    { id: 'b', state: 'sent', body: '', reference: 'K7-42' },
  ]);
});

test('while something waits still, the browser is asked to wake it again', async () => {
  server.mockImplementation(accepts).mockRejectedValueOnce(new TypeError('no network'));
  const storage = await phone();
  await expect(sendOutbox()).rejects.toThrow();
  expect((await storage.all()).map(({ state }) => state).sort()).toEqual(['queued', 'sent']);
});

test('with nothing to send it asks nobody', async () => {
  await sendOutbox();
  expect(server).not.toHaveBeenCalled();
});

test('what only the page of a kiosk can read is left to it', async () => {
  const storage = await openOutboxStorage();
  await storage.change('a', () => ({ ...newItem({ id: 'a', kind: 'booking', body: '' }, 0), sealed: 'AAAA' }));
  await sendOutbox();
  expect(server).not.toHaveBeenCalled();
  expect(await storage.all()).toMatchObject([{ id: 'a', state: 'queued', sealed: 'AAAA' }]);
});
