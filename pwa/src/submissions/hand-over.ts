import { m } from '@helpdesk/words/messages';

import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { phoneOf } from '#catalogue/helpdesk/phone.ts';
import { isKiosk } from '#local/kiosk-mark.ts';
import type { OutboxItem } from '#local/outbox-db.ts';
import { requestPersistence } from '#local/persistence.ts';
import { outbox } from '#mine/outbox.ts';
import type { NewItem } from '#sync/outbox/outbox.ts';

/** What became of a text: an item of the outbox, or the sentence of why there is none. */
interface Outcome {
  readonly item?: OutboxItem;
  readonly failed?: string;
}

/** How long a form waits for the receipt before it says that its text is saved, in milliseconds. */
const patience = 5000;

/**
 * Gives a text to the outbox and waits for its receipt.
 * @param onSafe it is stored, or was answered: the form may let go of it
 */
export async function handOver(
  item: NewItem,
  words: { readonly refused: () => string; readonly failed: () => string },
  onSafe: () => Promise<void>,
): Promise<Outcome> {
  const box = await outbox().catch(() => undefined);
  const kept = await box?.add(item).then(
    () => true,
    () => false,
  );
  if (!box || !kept) return { failed: unsent(words.failed()) };
  const forget = async () => {
    void requestPersistence('submission');
    await onSafe();
  };
  // A phone that cannot store has nothing but the form, whose key a second attempt needs again.
  const isUnkept = box.isUnkept(item.id);
  if (!isUnkept) await forget();
  // It is kept: a phone that cannot be read now asks another time what became of it.
  const outcome = await box.waitForOutcome(item.id, patience).catch(() => undefined);
  if (isUnkept && outcome?.state === 'rejected' && outcome.reason === undefined) {
    await box.remove(item.id).catch(() => undefined);
    return { failed: isKiosk() ? words.refused() : unsent(words.failed()) };
  }
  if (isUnkept) await forget();
  return outcome ? { item: outcome } : {};
}

/** Takes what is not wanted any more out of the outbox, as far as that can be done now. */
export const drop = async (id: string): Promise<void> => {
  await (await outbox()).remove(id).catch(() => undefined);
};

/** Where to turn when a text can be neither sent nor stored. */
const unsent = (failed: string): string => `${failed} ${m.enquiry_unsent({ phone: phoneOf(catalogueStore.get()).phone })}`;
