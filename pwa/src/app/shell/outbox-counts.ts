import { createStore } from '#platform/store.ts';

/** What of this phone's outbox a header may say; nothing until it was read, after the first paint. */
export const outboxCounts = createStore({ waiting: 0, refused: 0 });
