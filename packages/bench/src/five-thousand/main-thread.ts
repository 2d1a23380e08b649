import type { Page } from 'playwright-core';

import { slowProcessor } from '#slow-down.ts';

interface Noted {
  /** Milliseconds of each task over 50. */
  tasks: number[];
  /** Milliseconds of the longest change of the catalogue. */
  change: number;
  /** Milliseconds until the page had dealt with a key or a press, of the longest. */
  input: number;
}

/** What a page did between two looks at it. */
export interface Work {
  readonly longestTask: number;
  readonly longestChange: number;
  readonly longestInput: number;
}

/** A main thread at a quarter of its speed, as on a cheap phone, and what it does. */
export async function watchMainThread(page: Page): Promise<{ take(): Promise<Work> }> {
  await page.addInitScript(noteWork);
  await slowProcessor(page, 4);
  return {
    /** Once the page has rested for a second and a half. */
    async take() {
      while ((await page.evaluate(restedFor)) < 1_500) await page.waitForTimeout(500);
      return page.evaluate(takeWork);
    },
  };
}

declare global {
  interface Window {
    noted: Noted;
    restsSince: number;
  }
}

/** Runs in the page, before anything of it does. */
function noteWork(): void {
  window.noted = { tasks: [], change: 0, input: 0 };
  window.restsSince = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, processingEnd } of list.getEntries() as PerformanceEventTiming[])
      window.noted.input = Math.max(window.noted.input, processingEnd - startTime);
    // What is shorter than 16 ms is not said.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.noted.tasks.push(duration);
      window.restsSince = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked: Parameters<IDBDatabase['transaction']>) {
    const begun = transaction.apply(this, asked);
    if (this.name !== 'catalogue') return begun;
    const from = performance.now();
    // A rest begins when the phone has stored or read what it was busy with.
    begun.addEventListener('complete', () => {
      window.restsSince = performance.now();
      if (asked[1] === 'readwrite') window.noted.change = Math.max(window.noted.change, window.restsSince - from);
    });
    return begun;
  };
}

const restedFor = (): number => performance.now() - window.restsSince;

function takeWork(): Work {
  const { tasks, change, input } = window.noted;
  window.noted = { tasks: [], change: 0, input: 0 };
  return { longestTask: Math.round(Math.max(0, ...tasks)), longestChange: Math.round(change), longestInput: Math.round(input) };
}
