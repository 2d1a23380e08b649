import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';
import type { Browser } from 'playwright-core';

import { openBrowser } from '#browser.ts';
import { bundle } from '#bundle.ts';
import { slowProcessor } from '#slow-down.ts';
import { inMs, line, median, times } from '#table.ts';

import { fillUp } from './many-rows.ts';
import type { Filled, fills } from './page.ts';

const rounds = 5;
const listings = 5_000;

/** The first pull of a phone, beside fetching the same rows and putting them into IndexedDB. */
export async function benchFirstSync(): Promise<void> {
  const server = await openServer();
  await server.start();
  const browser = await openBrowser();
  try {
    await fillUp(server);
    // Cuts and packs the snapshot, which takes seconds.
    await fetch(`${server.address}/api/sync/v1/head`);
    const script = await bundle(new URL('page.ts', import.meta.url));
    console.log(
      `\nFirst sync of ${listings.toLocaleString('en')} listings, median of ${rounds}\n${line('', 'ours', 'fetch and put', 'ratio')}`,
    );
    for (const slower of [1, 4]) {
      const taken = { ours: [] as number[], plain: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        for (const side of ['plain', 'ours'] as const) taken[side].push(await fillPhone(browser, server.address, { script, slower, side }));
      }
      const [ours, plain] = [median(taken.ours), median(taken.plain)];
      console.log(line(slower === 1 ? 'plain processor' : `${slower}× slower processor`, inMs(ours), inMs(plain), times(ours, plain)));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Filling {
  readonly script: string;
  readonly slower: number;
  readonly side: keyof typeof fills;
}

/** On a phone that was never here, without the app, which would fill it by itself. */
async function fillPhone(browser: Browser, address: string, { script, slower, side }: Filling): Promise<number> {
  const context = await browser.newContext({ bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/api/health`);
    await page.addScriptTag({ content: script });
    await slowProcessor(page, slower);
    const filled = await page.evaluate((name): Promise<Filled> => (globalThis as unknown as { fills: typeof fills }).fills[name](), side);
    if (filled.listings !== listings) throw new Error(`Only ${filled.listings} listings were stored.`);
    return filled.ms;
  } finally {
    await context.close();
  }
}
