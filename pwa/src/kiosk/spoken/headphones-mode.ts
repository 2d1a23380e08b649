import { createStore } from '#platform/store.ts';

/** Whether the screen is spoken. It ends with the visit: the next one has a document of its own. */
export const listening = createStore(false);
