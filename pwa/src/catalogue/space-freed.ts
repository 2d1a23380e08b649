import { createStore } from '#platform/store.ts';

/** How often in this tab photos were removed to make room: what was said to be on this phone may not be any more. */
export const spaceFreed = createStore(0);
