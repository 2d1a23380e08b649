import { type OutboxStorage, withoutSealed } from '#local/outbox-db.ts';
import { unkeptOutbox } from '#local/unkept-outbox.ts';

import { openCipher } from './cipher.ts';
import { sealedOutbox } from './sealed-outbox.ts';

/**
 * The outbox of a kiosk, or of a device that was one and still has something to send.
 * @param own ids of what was written by whoever is here
 */
export async function kioskOutbox(storage: OutboxStorage, isKiosk: boolean, own: Set<string>): Promise<OutboxStorage> {
  const cipher = await openCipher().catch(() => undefined);
  if (cipher) return sealedOutbox(storage, { cipher, seals: isKiosk, own });
  return isKiosk ? unkeptOutbox() : withoutSealed(storage);
}
