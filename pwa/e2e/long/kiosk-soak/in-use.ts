import { type CDPSession, expect, type Page } from '@playwright/test';

/** What a page's process holds once nothing is left to collect, and what its origin keeps on the disk; memory and storage in bytes. */
export interface InUse {
  readonly heap: number;
  readonly documents: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly stored: number;
}

export const measuring = async (page: Page): Promise<() => Promise<InUse>> => {
  const session = await page.context().newCDPSession(page);
  return async () => {
    const taken: InUse[] = [];
    // A night that ends, or an update, loads the page anew.
    await expect(async () => taken.push(await measure(page, session))).toPass();
    return taken[0] as InUse;
  };
};

async function measure(page: Page, session: CDPSession): Promise<InUse> {
  // What the first round finalises goes in the second.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const stored = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  return { heap, documents, nodes, listeners, stored };
}

/** A line each, sizes in MB. */
export const inWords = (samples: readonly InUse[]): string =>
  [
    'heap\tdocuments\tnodes\tlisteners\tstored',
    ...samples.map(({ heap, documents, nodes, listeners, stored }) =>
      [(heap / 1e6).toFixed(2), documents, nodes, listeners, (stored / 1e6).toFixed(2)].join('\t'),
    ),
  ].join('\n');

/** How many times as much as in the beginning there is of something in the end; samples are not one like the other. */
export function growth(samples: readonly InUse[], of: keyof InUse): number {
  const figures = samples.map((sample) => sample[of]);
  return median(figures.slice(-3)) / median(figures.slice(0, 3));
}

const median = (figures: readonly number[]): number => figures.toSorted((one, other) => one - other)[figures.length >> 1] ?? Number.NaN;
