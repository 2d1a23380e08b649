import type { OutboxItem } from '#local/outbox-db.ts';
import { createStore } from '#platform/store.ts';

/** Since when what is in the outbox is of who is here, in milliseconds since 1970 by the device's clock. On a phone everything is; on a kiosk nothing of those before. */
export const visitBegan = createStore(0);

export const isOfThisVisit = ({ createdAt }: Pick<OutboxItem, 'createdAt'>): boolean => createdAt >= visitBegan.get();
