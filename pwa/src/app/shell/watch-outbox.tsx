import { m } from '@helpdesk/words/messages';
import { useEffect, useRef } from 'react';
import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { nameOf, titleOf } from '#enquiries/about-what.ts';
import type { OutboxItem } from '#local/outbox-db.ts';
import { useOutboxItems } from '#mine/use-outbox.ts';
import { shownReceipts } from '#submissions/shown-receipts.ts';
import { toast } from '#ui/feedback/toast.ts';

import { outboxCounts } from './outbox-counts.ts';
import { createReceiptNotifier, type ReceiptNotifier } from './receipt-notifier.ts';

/** Shows nothing of its own: counts for the header, and a quiet message for each receipt. */
export function WatchOutbox() {
  const items = useOutboxItems();
  const teller = useRef<ReceiptNotifier>(null);
  teller.current ??= createReceiptNotifier(sayReceipt);
  useEffect(() => {
    if (!items) return;
    const count = (state: OutboxItem['state']) => items.filter((item) => item.state === state).length;
    const next = { waiting: count('queued'), refused: count('rejected') };
    const { waiting, refused } = outboxCounts.get();
    if (next.waiting !== waiting || next.refused !== refused) outboxCounts.swap(next);
    teller.current?.look(items, document.visibilityState === 'visible');
  }, [items]);
  useEffect(() => {
    const look = () => teller.current?.look([], document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return null;
}

function sayReceipt(item: OutboxItem): void {
  if (shownReceipts.has(item.id)) return;
  const about = nameOf(item, catalogueStore.get()).text || titleOf(item);
  toast.success(m.requests_receipt({ about, reference: item.reference ?? '' }));
}
