import { createStore } from '#platform/store.ts';

/** Ids of the items of which a request is under way in this tab. Nowhere stored: after a crash nothing is being sent. */
export const sending = createStore<readonly string[]>([]);

/** Counts the changes that this tab made to the outbox. */
export const outboxChanges = createStore(0);
