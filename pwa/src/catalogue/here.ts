import type { Point } from '@helpdesk/contract/rules/map/geo';

import { createStore } from '#platform/store.ts';

/** Where a phone was. */
export interface Position extends Point {
  /** How far that may be wrong. */
  readonly accuracyMetres: number;
  /** When it said so: milliseconds since 1970, by its own clock. */
  readonly at: number;
}

/** Where this phone is, once somebody has told it to say so: kept for the visit, sent nowhere. */
export const here = createStore<Position | undefined>(undefined);
