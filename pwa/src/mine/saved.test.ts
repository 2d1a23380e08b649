import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';

import { openMine } from '#local/mine-db.ts';
import {
  mostStops,
  trackSaved,
  withDay,
  withListing,
  withMoreStops,
  withOrder,
  withoutListing,
  withoutStop,
  withPlan,
  withStop,
} from './saved.ts';

let open: () => ReturnType<typeof openMine>;

beforeEach(() => {
  const indexedDB = new IDBFactory();
  open = () => openMine({ indexedDB, IDBKeyRange });
});

/** A phone as it is when the app is opened again. */
async function opened() {
  const tracked = trackSaved(open);
  await tracked.read();
  return tracked;
}

test('what was saved, its order and its day are there when the app is opened again', async () => {
  const { change, saved } = await opened();
  expect(saved.get()).toEqual({ ids: [], stops: [] });
  for (const id of ['fort', 'caves', 'museum']) await change(withListing(id));
  for (const id of ['fort', 'museum']) await change(withStop(id));
  await change(withOrder(['museum', 'fort']));
  await change(withDay('2026-11-22'));
  const kept = { ids: ['museum', 'caves', 'fort'], stops: ['museum', 'fort'], day: '2026-11-22' };
  expect(saved.get()).toEqual(kept);
  expect((await opened()).saved.get()).toEqual(kept);
});

test('what is no longer saved is no longer a stop', async () => {
  const { change, saved } = await opened();
  await change(withListing('fort'));
  await change(withStop('fort'));
  await change(withoutListing('fort'));
  expect(saved.get()).toEqual({ ids: [], stops: [] });
});

test(`a day holds ${mostStops} stops, and not one more`, async () => {
  const { change, saved } = await opened();
  for (let at = 0; at < mostStops; at += 1) await change(withStop(`place ${at}`));
  expect(saved.get()?.stops).toHaveLength(mostStops);
  await change(withStop('one more'));
  expect(saved.get()?.stops).toHaveLength(mostStops);
  expect(saved.get()?.stops).not.toContain('one more');
});

test('two tabs lose nothing of each other', async () => {
  const [one, other] = [await opened(), await opened()];
  await Promise.all([one.change(withListing('fort')), other.change(withListing('caves'))]);
  await one.change(withListing('museum'));
  await other.read();
  expect(other.saved.get()?.ids).toEqual(one.saved.get()?.ids);
  expect([...(other.saved.get()?.ids ?? [])].sort()).toEqual(['caves', 'fort', 'museum']);
});

/** Two tabs, each with its end of the browser's channel. */
function channels() {
  const hearing = new Map<number, () => void>();
  const end = (of: number) => ({
    postMessage: () => {
      for (const [tab, hear] of hearing) if (tab !== of) hear();
    },
    addEventListener: (_: string, hear: () => void) => void hearing.set(of, hear),
  });
  return [end(0), end(1)] as unknown as [BroadcastChannel, BroadcastChannel];
}

test('a second tab that is open learns of a heart without being opened again', async () => {
  const [one, other] = channels();
  const [here, there] = [trackSaved(open, one), trackSaved(open, other)];
  await Promise.all([here.read(), there.read()]);
  const heard = new Promise((resolve) => there.saved.subscribe(() => resolve(there.saved.get()?.ids)));
  await here.change(withListing('fort'));
  expect(await heard).toEqual(['fort']);
  const gone = new Promise((resolve) => here.saved.subscribe(() => resolve(here.saved.get()?.ids)));
  await there.change(withoutListing('fort'));
  expect(await gone).toEqual([]);
});

test('a change is shown at once, and quick ones do not take each other back', async () => {
  const { change, saved } = await opened();
  const seen: number[] = [];
  saved.subscribe(() => seen.push(saved.get()?.ids.length ?? 0));
  const changes = ['fort', 'caves', 'museum'].map((id) => change(withListing(id)));
  expect(saved.get()?.ids).toEqual(['museum', 'caves', 'fort']);
  expect(await Promise.all(changes)).toEqual([true, true, true]);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
});

test('a phone that keeps nothing says so, and shows what was saved until the page closes', async () => {
  const { read, change, saved } = trackSaved(() => Promise.reject(new Error('no room')));
  await read();
  expect(await change(withListing('fort'))).toBe(false);
  await read();
  expect(saved.get()?.ids).toEqual(['fort']);
});

test('a plan that is kept replaces the stops, and what was saved before stays', async () => {
  const { change, saved } = await opened();
  await change(withListing('museum'));
  await change(withStop('museum'));
  await change(withPlan({ day: '2026-11-22', stops: ['caves', 'fort'] }));
  expect(saved.get()).toEqual({ ids: ['caves', 'fort', 'museum'], stops: ['caves', 'fort'], day: '2026-11-22' });
});

test('stops that are added stand behind the own ones, on the own day', async () => {
  const { change, saved } = await opened();
  await change(withPlan({ day: '2026-11-22', stops: ['museum', 'fort'] }));
  await change(withMoreStops(['fort', 'caves']));
  expect(saved.get()).toEqual({ ids: ['fort', 'caves', 'museum'], stops: ['museum', 'fort', 'caves'], day: '2026-11-22' });
});

test('in another order, a stop that another tab took out does not come back, and one that it added stays', async () => {
  const { change, saved } = await opened();
  for (const id of ['fort', 'caves', 'museum']) await change(withStop(id));
  await change(withOrder(['gone', 'caves', 'fort']));
  expect(saved.get()?.stops).toEqual(['caves', 'fort', 'museum']);
});

test('a stop that is taken out of the day stays saved', async () => {
  const { change, saved } = await opened();
  for (const id of ['fort', 'caves']) await change(withListing(id));
  for (const id of ['fort', 'caves']) await change(withStop(id));
  await change(withoutStop('fort'));
  expect(saved.get()).toEqual({ ids: ['caves', 'fort'], stops: ['caves'] });
});

test('stops that are added to a day beyond what it holds are saved, and are no stops', async () => {
  const { change, saved } = await opened();
  for (let at = 1; at < mostStops; at += 1) await change(withStop(`place ${at}`));
  await change(withMoreStops(['fort', 'caves']));
  expect(saved.get()?.ids).toEqual(['fort', 'caves']);
  expect(saved.get()?.stops.slice(-2)).toEqual([`place ${mostStops - 1}`, 'fort']);
});

test('what was saved before and is in a plan that is kept is saved once', async () => {
  const { change, saved } = await opened();
  await change(withListing('fort'));
  await change(withPlan({ day: '2026-11-22', stops: ['caves', 'fort'] }));
  expect(saved.get()?.ids).toEqual(['caves', 'fort']);
});

test('what is read while a change is under way does not take it back', async () => {
  let finish = (): void => {};
  const slow = trackSaved(async () => {
    const storage = await open();
    return {
      saved: storage.saved,
      changeSaved: (step) => new Promise<void>((resolve) => (finish = resolve)).then(() => storage.changeSaved(step)),
    };
  });
  await slow.read();
  const changed = slow.change(withListing('fort'));
  await slow.read();
  expect(slow.saved.get()?.ids).toEqual(['fort']);
  finish();
  expect(await changed).toBe(true);
});
