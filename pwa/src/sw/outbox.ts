import { withoutSealed } from '#local/outbox-db.ts';
import { openOutboxStorage } from '#local/outbox-storage.ts';
import { createCall } from '#sync/call.ts';
import { openOutbox } from '#sync/outbox/outbox.ts';
import { serverClock } from '#sync/server-clock.ts';

/** Sends what waits, but for what only the page of a kiosk can read; rejects while something still does, so that the browser wakes this worker again. */
export async function sendOutbox(): Promise<void> {
  const outbox = await openOutbox({
    storage: withoutSealed(await openOutboxStorage()),
    call: createCall({ clock: serverClock }),
    serverNow: () => serverClock.now(),
    locks: navigator.locks,
  });
  await outbox.retryWaiting();
  if ((await outbox.nextAt()) !== undefined) throw new Error('Something waits still');
}
