import { openOutboxStorage } from '#local/outbox-storage.ts';
import { createCall } from '#sync/call.ts';
import { openOutbox } from '#sync/outbox/outbox.ts';
import { serverClock } from '#sync/server-clock.ts';

/** The product's own outbox, for a journey to hand it more than anybody would type. */
export async function tell(items: readonly { readonly id: string; readonly body: unknown }[]): Promise<void> {
  const call = createCall({ clock: serverClock });
  const outbox = await openOutbox({ storage: await openOutboxStorage(), call, locks: navigator.locks });
  for (const { id, body } of items) await outbox.add({ id, kind: 'contact', body });
}
