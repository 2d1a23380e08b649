import type { OutboxItem } from '#local/outbox-db.ts';

export interface ReceiptNotifier {
  /** To be told of the outbox as it stands, and whether somebody sees this tab. */
  look(items: readonly OutboxItem[], isVisible: boolean): void;
}

/**
 * Says each receipt once: of what this tab saw waiting, when somebody looks at it. Items that were received before the app was
 * opened are in their list and worth no message.
 */
export function createReceiptNotifier(say: (item: OutboxItem) => void): ReceiptNotifier {
  const waiting = new Set<string>();
  const unsaid = new Map<string, OutboxItem>();
  return {
    look(items, isVisible) {
      for (const item of items) {
        if (item.state === 'queued') waiting.add(item.id);
        else if (waiting.delete(item.id) && item.state === 'sent') unsaid.set(item.id, item);
      }
      if (!isVisible) return;
      for (const item of unsaid.values()) say(item);
      unsaid.clear();
    },
  };
}
