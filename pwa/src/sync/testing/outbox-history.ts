import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Keeps, newPhone, type Planted, type Tab } from './outbox-phone.ts';
import { type Fault, faults, isBad, newNetwork, newServer } from './outbox-server.ts';

interface Base {
  /** One of two. */
  readonly tab: number;
  /** How far the rest of the world gets before it happens. */
  readonly after: number;
}
/** What may happen to one of the items that were submitted. */
type Touch = Base & { readonly which: number } & (
    | { readonly do: 'submit the same again'; readonly changed: boolean }
    | { readonly do: 'retry' | 'cancel' | 'edit' | 'remove' }
  );
/** What may happen on a phone. */
type Event =
  | Touch
  | (Base &
      (
        | { readonly do: 'submit'; readonly kind: 'booking' | 'contact' | 'visit'; readonly bad: boolean }
        | { readonly do: 'flush' | 'retryWaiting' | 'wait' | 'kill' | 'late' }
        | { readonly do: 'clock'; readonly by: number }
        | { readonly do: 'lose'; readonly store: 'database' | 'mirror' }
      ));

const minute = 60_000;
const tenYears = 10 * 365 * 24 * 60 * minute;

const base = { tab: fc.nat(1), after: fc.nat(12) };
const which = fc.nat(7);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      ...base,
      do: fc.constant('submit' as const),
      kind: fc.constantFrom('booking', 'contact', 'visit'),
      bad: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...base, do: fc.constant('submit the same again' as const), which, changed: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ ...base, do: fc.constantFrom('flush' as const, 'retryWaiting' as const, 'wait' as const) }) },
  { weight: 2, arbitrary: fc.record({ ...base, do: fc.constantFrom('kill' as const, 'late' as const) }) },
  { weight: 3, arbitrary: fc.record({ ...base, do: fc.constantFrom('retry', 'cancel', 'edit', 'remove'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...base, do: fc.constant('clock' as const), by: fc.constantFrom(1000, 16 * minute, tenYears, -tenYears) }),
  },
  { weight: 1, arbitrary: fc.record({ ...base, do: fc.constant('lose' as const), store: fc.constantFrom('database', 'mirror') }) },
);
/** Of one phone. */
export const history = fc.record({
  events: fc.array(event, { maxLength: 40, size: 'max' }),
  plan: fc.array(fc.constantFrom(...faults), { maxLength: 60, size: 'max' }),
  dice: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 5 }),
});
export interface History {
  readonly events: readonly Event[];
  readonly plan: readonly Fault[];
  readonly dice: readonly number[];
}

/** What the screen said of a submission; its number stands in the body, so that a doubled one is seen under any key. */
interface Submitted {
  readonly id: string;
  readonly kind: 'booking' | 'contact' | 'visit';
  readonly body: { readonly number: number; readonly name: string };
  saved: boolean;
  over?: 'cancelled' | 'edited' | 'removed';
}

const soon = async (steps: number) => {
  for (let step = 0; step < steps; step += 1) await Promise.resolve();
};

/** Plays a history to a phone with two tabs; at its end nothing that was called saved is lost, doubled or changed. */
export async function play(keeps: Keeps, { events, plan, dice }: History, planted: Planted = {}): Promise<void> {
  let now = Date.UTC(2026, 10, 21);
  let throws = 0;
  const random = () => dice[throws++ % dice.length] ?? 0;
  const server = newServer(planted.find);
  const network = newNetwork(server, [...plan]);
  const phone = newPhone(keeps, { fetch: network.fetch, now: () => now, random, planted });
  const tabs: Tab[] = [await phone.openTab(), await phone.openTab()];
  const submitted: Submitted[] = [];
  const tabOf = ({ tab }: Event) => tabs[tab] as Tab;

  async function submit({ outbox }: Tab, kind: Submitted['kind'], name: string): Promise<Submitted> {
    const number = submitted.length;
    const one: Submitted = { id: `id ${number}`, kind, body: { number, name }, saved: false };
    submitted.push(one);
    await outbox.add({ id: one.id, kind, about: 'Fort View', body: one.body }).then(
      () => {
        one.saved = true;
      },
      () => undefined,
    );
    return one;
  }

  async function reopen(): Promise<void> {
    for (const [index, tab] of tabs.entries()) {
      tab.kill();
      tabs[index] = await phone.openTab();
    }
  }

  async function happen(one: Event): Promise<void> {
    const { outbox, idle } = tabOf(one);
    if ('which' in one) {
      const chosen = submitted[one.which % Math.max(1, submitted.length)];
      if (chosen) await touch(one, chosen, outbox);
    } else if (one.do === 'submit') await submit(tabOf(one), one.kind, one.bad && one.kind !== 'visit' ? 'bad' : 'good');
    else if (one.do === 'flush') void outbox.flush();
    else if (one.do === 'retryWaiting') void outbox.retryWaiting();
    else if (one.do === 'wait') await idle();
    else if (one.do === 'late') await network.deliverLate();
    else if (one.do === 'clock') now += one.by;
    else if (one.do === 'kill') {
      tabOf(one).kill();
      tabs[one.tab] = await phone.openTab();
    } else if (one.do === 'lose') {
      // Both stores at once would be a lost phone: the one is lost when the other stands.
      await reopen();
      for (const tab of tabs) tab.kill();
      if (one.store === 'database' && keeps !== 'mirror') phone.loseDatabase();
      if (one.store === 'mirror' && keeps !== 'mirror') phone.loseMirror();
      await reopen();
    }
  }

  async function touch(one: Touch, chosen: Submitted, outbox: Tab['outbox']): Promise<void> {
    if (one.do === 'retry') void outbox.retryNow(chosen.id).catch(() => undefined);
    else if (one.do === 'cancel') {
      if (await outbox.cancel(chosen.id)) chosen.over = 'cancelled';
    } else if (one.do === 'submit the same again') {
      // Its form would have another key by now.
      if (chosen.over || !(await outbox.items()).some(({ id }) => id === chosen.id)) return;
      const body = one.changed ? { ...chosen.body, name: 'changed' } : chosen.body;
      await outbox.add({ id: chosen.id, kind: chosen.kind, body }).catch(() => undefined);
    } else {
      const item = (await outbox.items()).find(({ id }) => id === chosen.id);
      if (!item || item.state === 'queued') return;
      if (one.do === 'edit' && item.state === 'rejected') await submit(tabOf(one), chosen.kind, 'good');
      chosen.over = one.do === 'edit' ? 'edited' : 'removed';
      await outbox.remove(chosen.id);
    }
  }

  for (const one of events) {
    await soon(one.after);
    await happen(one);
  }

  network.clean();
  await reopen();
  await network.deliverLate();
  for (let round = 0; round < 8; round += 1) {
    now += 16 * minute;
    await Promise.all(tabs.map(({ outbox }) => outbox.flush()));
  }
  const stored = new Map((await phone.stored()).map((item) => [item.id, item]));
  for (const one of submitted) {
    const rows = server.rows.filter(({ body }) => JSON.parse(body).number === one.body.number);
    const item = stored.get(one.id);
    // Never doubled, and never changed after it was saved.
    expect(rows.length).toBeLessThanOrEqual(1);
    if (one.over === 'cancelled') expect(server.seen.has(one.id)).toBe(false);
    // Never lost: the server has it, or refused it and the phone says so.
    else if (one.saved) expect(rows.length === 1 || (isBad(one.body.name) && (one.over || item?.state === 'rejected'))).toBeTruthy();
    if (one.saved && rows[0]) expect(rows[0].body).toBe(JSON.stringify(one.body));
    // The phone says what the server says.
    if (item?.state === 'sent') expect([item.reference, item.body]).toEqual([rows[0]?.reference, '']);
    else if (item) expect([item.state, rows.length, server.refused.has(one.id)]).toEqual(['rejected', 0, true]);
    if (one.kind === 'visit') expect(item).toBeUndefined();
    if (item?.state !== 'rejected') expect(phone.mirrored()).not.toContain(`\\"number\\":${one.body.number},`);
  }
}
