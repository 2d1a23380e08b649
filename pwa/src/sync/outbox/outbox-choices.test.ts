import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { dexieOutbox, type OutboxItem, outboxDb } from '#local/outbox-db.ts';
import { mirrorOutbox, outboxMirror } from '#local/outbox-mirror.ts';
import { Texts } from '#local/testing/texts.ts';
import type { Answer, Call, Sent } from '#sync/call.ts';
import { openOutbox } from './outbox.ts';
import { newItem, wasTried } from './outbox-rules.ts';
import { createPush } from './push.ts';

const now = 1_000_000;
const offline: Answer<Sent> = { state: 'failed', reason: 'offline' };
const item = (id: string, said: Partial<OutboxItem> = {}): OutboxItem => ({ ...newItem({ id, kind: 'contact', body: '{}' }, 0), ...said });
const resting = { attempts: 1, nextAt: now + 60_000 };

afterEach(() => {
  vi.useRealTimers();
});

/** A phone that has these items, and no server. */
async function phone(items: readonly OutboxItem[], more: { locks?: LockManager; send?: Call['send'] } = {}) {
  const storage = dexieOutbox(outboxDb({ indexedDB: new IDBFactory(), IDBKeyRange }), outboxMirror(undefined));
  for (const one of items) await storage.change(one.id, () => one);
  const call = { send: vi.fn(more.send ?? (async () => offline)) };
  const outbox = await openOutbox({ storage, call, now: () => now, random: () => 1, locks: more.locks });
  const asked = () => call.send.mock.calls.map(([, { headers }]) => headers?.['Idempotency-Key'] ?? '');
  return { storage, outbox, asked };
}

test('what was tried least is sent first', async () => {
  const untried = [...'bcdefghijk'].map((id) => item(id));
  const { outbox, asked } = await phone([item('a', { attempts: 3 }), ...untried]);
  await outbox.flush();
  expect(asked().sort()).toEqual([...'bcdefghijk']);
});

test('a tab that is given the lock sends', async () => {
  const request = async (_name: string, _options: LockOptions, work: (lock: object) => unknown) => work({});
  const { outbox, asked } = await phone([item('a')], { locks: { request } as unknown as LockManager });
  await outbox.flush();
  expect(asked()).toEqual(['a']);
});

test('what is not there, or is not queued, can neither be retried nor cancelled', async () => {
  const rejected = item('r', { state: 'rejected', reason: 'No', nextAt: 5 });
  const { outbox, storage, asked } = await phone([rejected]);
  for (const id of ['r', 'nobody']) {
    await outbox.retryNow(id);
    expect(await outbox.cancel(id)).toBe(false);
  }
  await outbox.remove('nobody');
  expect([await storage.all(), asked()]).toEqual([[rejected], []]);
});

test('hope ends waits, but for those that the server asked for, and touches nothing else', async () => {
  const { outbox, storage, asked } = await phone([item('firm', { ...resting, firm: true }), item('waits', resting)]);
  const change = vi.spyOn(storage, 'change');
  await outbox.retryWaiting();
  expect(asked()).toEqual(['waits']);
  expect(change.mock.calls.map(([id]) => id)).not.toContain('firm');
});

test('a wait that became firm, or an item that went, between the look and the change stays as it is', async () => {
  const firm = item('a', { ...resting, firm: true });
  const rejected = item('b', { state: 'rejected', nextAt: now + 60_000 });
  const { outbox, storage, asked } = await phone([firm, rejected]);
  vi.spyOn(storage, 'all').mockResolvedValueOnce([item('a', resting), item('b', resting), item('c', resting)]);
  await outbox.retryWaiting();
  expect([await storage.all(), asked()]).toEqual([[firm, rejected], []]);
});

test('where the database cannot be read, nothing is sent and nothing breaks', async () => {
  const { outbox, storage, asked } = await phone([item('a')]);
  vi.spyOn(storage, 'all').mockRejectedValue(new Error('the handle is gone'));
  await outbox.retryWaiting();
  expect(asked()).toEqual([]);
});

test('the next time is that of whoever is due first', async () => {
  const { outbox } = await phone([
    item('a', { nextAt: now + 9_000 }),
    item('b', { nextAt: now + 5_000 }),
    item('c', { state: 'rejected' }),
  ]);
  expect(await outbox.nextAt()).toBe(now + 5_000);
});

test('a screen that waits looks twice a second, and no longer than it wants to', async () => {
  // Not those of the databases of other tests, which may still be at work.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const texts = new Texts([['outbox:a', JSON.stringify(item('a', { attempts: 1, firm: true, nextAt: now + 20_000 }))]]);
  const storage = mirrorOutbox(texts);
  const outbox = await openOutbox({ storage, call: { send: async () => offline }, now: () => now });
  const looks = vi.spyOn(storage, 'all');
  let outcome: OutboxItem | undefined;
  void outbox.waitForOutcome('a', 1_200).then((one) => {
    outcome = one;
  });
  await vi.advanceTimersByTimeAsync(1_199);
  expect([looks.mock.calls.length, outcome]).toEqual([3, undefined]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toMatchObject({ id: 'a', state: 'queued' });
  expect(vi.getTimerCount()).toBe(0);
});

test('only what is due is sent, and an id that nobody knows is not', async () => {
  const { storage, asked } = await phone([item('waits', resting)]);
  const send = vi.fn(async () => offline);
  const push = createPush({ storage, call: { send }, now: () => now });
  await push('waits');
  await push('nobody');
  expect([send.mock.calls, asked()]).toEqual([[], []]);
  expect(await storage.all()).toEqual([item('waits', resting)]);
});

test('while one request ends, the others are still told to be under way', async () => {
  const { storage } = await phone([item('a'), item('b')]);
  const answers: (() => void)[] = [];
  const send = () => new Promise<Answer<Sent>>((resolve) => answers.push(() => resolve(offline)));
  const onSending = vi.fn();
  const push = createPush({ storage, call: { send }, now: () => now, onSending });
  const both = [push('a'), push('b')] as const;
  await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: 60_000 });
  answers[0]?.();
  await Promise.race(both);
  expect(onSending.mock.lastCall?.[0]).toHaveLength(1);
  answers[1]?.();
  await Promise.all(both);
  expect(onSending.mock.lastCall).toEqual([[]]);
});

test('an item is sent once, however often it is asked for while its request is under way', async () => {
  const { storage } = await phone([item('a')]);
  const send = vi.fn(async () => offline);
  const onSending = vi.fn();
  const push = createPush({ storage, call: { send }, now: () => now, onSending });
  await Promise.all([push('a'), push('a')]);
  expect([send.mock.calls.length, onSending.mock.calls]).toEqual([1, [[['a']], [[]]]]);
});

test('a kiosk says which one it is; any other phone, and one that cannot tell, says nothing', async () => {
  const headersOf = async (token?: () => Promise<string | undefined>) => {
    const { storage } = await phone([item('a')]);
    const send = vi.fn<Call['send']>(async () => offline);
    await createPush({ storage, call: { send }, now: () => now, token })('a');
    return send.mock.calls[0]?.[1].headers;
  };
  expect(await headersOf(async () => 'kiosk-token')).toEqual({ 'Idempotency-Key': 'a', Authorization: 'Bearer kiosk-token' });
  for (const token of [undefined, async () => undefined, () => Promise.reject(new Error('the handle is gone'))])
    expect(await headersOf(token)).toEqual({ 'Idempotency-Key': 'a' });
});

test('a try that ended without a word is told from none, from one under way and from an answer', () => {
  const tried = { attempts: 1 };
  expect(
    [{}, tried, { ...tried, firm: true as const }, { ...tried, state: 'rejected' as const }].map((said) => wasTried(item('a', said))),
  ).toEqual([false, true, false, false]);
});

test('an item that is about nothing says so', () => {
  expect(newItem({ id: 'a', kind: 'contact', body: '{}' }, 7)).toStrictEqual({
    id: 'a',
    kind: 'contact',
    about: '',
    body: '{}',
    createdAt: 7,
    attempts: 0,
    nextAt: 0,
    state: 'queued',
  });
});
