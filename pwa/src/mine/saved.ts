import type { MineStorage, Saved } from '#local/mine-db.ts';
import { createStore } from '#platform/store.ts';
import { mine } from './storage.ts';

/** What one day holds, and what a link and a sheet of paper do. */
export const mostStops = 20;

const nothingSaved: Saved = { ids: [], stops: [] };

type SavedStep = (before: Saved) => Saved;

/** Saved again, it is the newest again. */
export const withListing =
  (id: string): SavedStep =>
  (before) => ({ ...before, ids: [id, ...without(before.ids, id)] });

/** Nothing that is not saved is a stop. */
export const withoutListing =
  (id: string): SavedStep =>
  (before) => ({ ...before, ids: without(before.ids, id), stops: without(before.stops, id) });

/** At the end of the day; a full day stays as it is. */
export const withStop =
  (id: string): SavedStep =>
  (before) =>
    before.stops.length < mostStops ? { ...before, stops: [...without(before.stops, id), id] } : before;

export const withoutStop =
  (id: string): SavedStep =>
  (before) => ({ ...before, stops: without(before.stops, id) });

/** In another order. A stop that has gone meanwhile does not come back, and one that came meanwhile stays behind the others. */
export const withOrder =
  (order: readonly string[]): SavedStep =>
  (before) => {
    const known = order.filter((id) => before.stops.includes(id));
    return { ...before, stops: [...known, ...before.stops.filter((id) => !known.includes(id))] };
  };

/** @param day `YYYY-MM-DD` */
export const withDay =
  (day: string): SavedStep =>
  (before) => ({ ...before, day });

/** Somebody's plan instead of the own one; what was saved stays so. */
export const withPlan =
  ({ day, stops }: { day: string; stops: readonly string[] }): SavedStep =>
  ({ ids }) => ({ ids: [...stops, ...ids.filter((id) => !stops.includes(id))], stops, day });

/** Somebody's stops behind the own ones, on the own day. */
export const withMoreStops =
  (more: readonly string[]): SavedStep =>
  (before) => {
    const stops = [...new Set([...before.stops, ...more])].slice(0, mostStops);
    return { ...before, ids: [...new Set([...more, ...before.ids])], stops };
  };

const without = (ids: readonly string[], gone: string): string[] => ids.filter((id) => id !== gone);

/** Of the browser, to tell other tabs and windows of a change; none where it has none. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

type OpenStorage = () => Promise<Pick<MineStorage, 'saved' | 'changeSaved'>>;

/** What is saved on this phone: read once, followed by every heart, and written by nobody else. */
export function trackSaved(open: OpenStorage, channel?: Channel) {
  const saved = createStore<Saved | undefined>(undefined);
  let changing = 0;

  /** Reads anew what another tab may have changed; a phone that keeps nothing begins with nothing. */
  async function read(): Promise<void> {
    const stored = await open()
      .then((storage) => storage.saved())
      .catch(() => saved.get());
    if (changing === 0) saved.swap(stored ?? nothingSaved);
  }

  /**
   * Shows a change at once, and keeps it.
   * @returns whether the phone keeps it; otherwise it holds until the page closes
   */
  async function change(step: SavedStep): Promise<boolean> {
    changing += 1;
    saved.swap(step(saved.get() ?? nothingSaved));
    const stored = await open()
      .then((storage) => storage.changeSaved((before = nothingSaved) => step(before)))
      .catch(() => undefined);
    changing -= 1;
    // What other changes have shown already is not taken back.
    if (stored && changing === 0) saved.swap(stored);
    if (stored) channel?.postMessage('');
    return stored !== undefined;
  }

  channel?.addEventListener('message', () => void read());
  return { saved, read, change };
}

export const savedHere = trackSaved(mine, globalThis.BroadcastChannel && new BroadcastChannel('saved'));
