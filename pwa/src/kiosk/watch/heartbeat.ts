import { type Heartbeat, heartbeatEveryMs, kioskCalls } from '@helpdesk/contract/calls/kiosks';

import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { becomeKiosk, identity } from '#kiosk/identity.ts';
import type { KioskIdentity } from '#local/kiosk-db.ts';
import { outbox } from '#mine/outbox.ts';
import { outboxChanges } from '#mine/sending.ts';
import { request } from '#sync/request.ts';
import { saidByDesk } from './desk.ts';

/** Changes that come together are told together; at a start, what the box says at its first look. */
const gatherMs = 5_000;

/** Tells the server how this kiosk is: regularly, and when something of it has changed. */
export function startHeartbeat(build: string | undefined): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const beat = async () => {
    clearTimeout(timer);
    timer = setTimeout(() => void beat(), heartbeatEveryMs);
    await tell(build).catch(() => undefined);
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void beat(), gatherMs);
  };
  catalogueStore.subscribe(changed);
  outboxChanges.subscribe(changed);
  document.addEventListener('visibilitychange', changed);
  window.addEventListener('online', changed);
  changed();
}

async function tell(build = 'unbuilt'): Promise<void> {
  const kiosk = identity.get();
  if (!kiosk?.token) return;
  const answer = await request(kioskCalls.heartbeat, { body: await state(build), token: kiosk.token });
  // Somebody paired it anew meanwhile.
  if (identity.get() !== kiosk) return;
  if (answer.state === 'refused' && answer.status === 401) await becomeKiosk({ ...kiosk, token: undefined });
  if (answer.state === 'ok' && !isSame(kiosk, answer.result)) await becomeKiosk({ ...kiosk, ...answer.result });
}

async function state(build: string): Promise<Heartbeat> {
  const held = catalogueStore.get();
  const [items, room] = await Promise.all([outbox().then((opened) => opened.items()), navigator.storage?.estimate()]);
  return {
    build,
    epoch: held?.epoch ?? null,
    seq: held?.seq ?? 0,
    waiting: items.filter(({ state }) => state === 'queued').length,
    screen: document.visibilityState === 'visible' ? 'awake' : 'asleep',
    freeBytes: room?.quota === undefined ? null : Math.max(0, Math.floor(room.quota - (room.usage ?? 0))),
    ...saidByDesk(window.kioskDesk),
  };
}

const isSame = (kiosk: KioskIdentity, { name, exitPin }: Pick<KioskIdentity, 'name' | 'exitPin'>): boolean =>
  kiosk.name === name && kiosk.exitPin.hash === exitPin.hash && kiosk.exitPin.salt === exitPin.salt;
