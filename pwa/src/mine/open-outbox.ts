import { spokenLanguage } from '@helpdesk/words/language';

import { stayBusy } from '#local/busy.ts';
import { isKiosk } from '#local/kiosk-mark.ts';
import { createCall } from '#sync/call.ts';
import { type Outbox, openOutbox } from '#sync/outbox/outbox.ts';
import { scheduleFlushes } from '#sync/outbox/outbox-schedule.ts';
import { serverClock } from '#sync/server-clock.ts';
import { onServerReached } from '#sync/server-reached.ts';
import { kioskToken } from './kiosk-storage.ts';
import { openOwnStorage } from './own-outbox-storage.ts';
import { outboxChanges, sending } from './sending.ts';

/** Opens this page's outbox, and sends what waits in it whenever there is hope. No update comes while something is being sent. */
export async function openPageOutbox(): Promise<Outbox> {
  let rest: (() => void) | undefined;
  const outbox = await openOutbox({
    storage: await openOwnStorage(),
    call: createCall({ clock: serverClock }),
    serverNow: () => serverClock.now(),
    language: spokenLanguage,
    token: isKiosk() ? kioskToken : undefined,
    locks: navigator.locks,
    onSending: (ids) => {
      sending.swap(ids);
      if (ids.length > 0) rest ??= stayBusy();
      else {
        rest?.();
        rest = undefined;
      }
    },
  });
  outbox.subscribe(() => outboxChanges.swap(outboxChanges.get() + 1));
  scheduleFlushes(outbox, { document, window, onServerReached, wakeWorker: () => void wakeWorker().catch(() => undefined) });
  return outbox;
}

/** Chromium only, and it gives up after three tries: a bonus. */
async function wakeWorker(): Promise<void> {
  const registration: ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } } =
    await navigator.serviceWorker.ready;
  await registration.sync?.register('outbox');
}
