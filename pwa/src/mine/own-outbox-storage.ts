import { isKiosk } from '#local/kiosk-mark.ts';
import { type OutboxStorage, withoutSealed } from '#local/outbox-db.ts';
import { openOutboxStorage } from '#local/outbox-storage.ts';
import { orUnkept } from '#local/unkept-outbox.ts';
import { writtenHere } from './this-visit.ts';

/** The outbox of this device. Only a kiosk, and what was one and has not sent all of it, loads what reads and writes sealed items. */
export async function openOwnStorage(): Promise<OutboxStorage> {
  return orUnkept(await openStored());
}

async function openStored(): Promise<OutboxStorage> {
  const storage = await openOutboxStorage();
  const here = isKiosk();
  if (!here && !(await holdsSealed(storage))) return storage;
  const opening = import('#local/kiosk/kiosk-outbox.ts').then(({ kioskOutbox }) => kioskOutbox(storage, here, writtenHere));
  // A phone sends its own without: the files of the kiosk that it was may be out of reach.
  return here ? opening : opening.catch(() => withoutSealed(storage));
}

const holdsSealed = (storage: OutboxStorage): Promise<boolean> =>
  storage.all().then(
    (items) => items.some(({ sealed }) => sealed !== undefined),
    () => false,
  );
