import type { Point } from '@helpdesk/contract/rules/geo';

import { createStore } from '#platform/store.ts';

/** Where this phone is, once somebody has told it to say so: kept for the visit, sent nowhere. */
export const here = createStore<Point | undefined>(undefined);
