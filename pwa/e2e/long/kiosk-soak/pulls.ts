import type { Page } from '@playwright/test';

import type { LeapingClock } from '#e2e/testing/leaping-clock.ts';
import { comeIntoReach } from '#e2e/testing/stored-catalogue.ts';

/** Longer than a kiosk waits between two pulls while all goes well. */
const restMs = 40 * 60_000;
/** After it a kiosk is given occasion again: the pull before was not yet over. */
const patienceMs = 100;

export interface Pulls {
  count(): number;
  /** Lets time pass until the kiosk has pulled so many times more, by itself. */
  afterRests(times: number): Promise<void>;
  /** Has the line come and go until the kiosk has pulled so many times more. */
  afterLostLines(times: number): Promise<void>;
}

/** Counts what a page asks of the catalogue's state, one after the other. */
export function countPulls(page: Page, clock: LeapingClock): Pulls {
  let count = 0;
  page.on('requestfinished', (request) => {
    if (isPull(request)) count += 1;
  });
  async function more(times: number, occasion: () => Promise<void>): Promise<void> {
    const wanted = count + times;
    while (count < wanted) {
      const pulled = page.waitForEvent('requestfinished', { predicate: isPull, timeout: patienceMs }).catch(() => undefined);
      // A document that is loaded anew meanwhile begins with a pull.
      await occasion().catch(() => undefined);
      await pulled;
    }
  }
  return {
    count: () => count,
    afterRests: (times) => more(times, () => clock.leap(restMs)),
    afterLostLines: (times) => more(times, () => comeIntoReach(page)),
  };
}

const isPull = (request: { url(): string }): boolean => request.url().endsWith('/api/sync/v1/head');
