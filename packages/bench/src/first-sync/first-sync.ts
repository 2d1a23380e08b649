import { pathToFileURL } from 'node:url';
import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';
import type { Browser } from 'playwright-core';

import { openBrowser } from '#browser.ts';
import { bundle } from '#bundle.ts';
import { installPeers, peers } from '#peers/install.ts';
import { slowProcessor } from '#slow-down.ts';
import { inMs, line, median, times } from '#table.ts';

import { fillUp } from './many-rows.ts';
import type { Filled } from './page.ts';

const rounds = 5;
const listings = 5_000;

const sides = ['plain', 'ours', 'rxdb', 'pouchdb'] as const;
type Side = (typeof sides)[number];

/** The first pull of a phone, beside fetching the same rows and putting them into IndexedDB, and beside peers that store the same. */
export async function benchFirstSync(): Promise<void> {
  installPeers();
  const server = await openServer();
  await server.start();
  const browser = await openBrowser();
  try {
    await fillUp(server);
    // Cuts and packs the snapshot, which takes seconds.
    await fetch(`${server.address}/api/sync/v1/head`);
    const page = await bundle(new URL('page.ts', import.meta.url));
    // By itself, since RxDB brings another Dexie.
    const ofPeers = await bundle(pathToFileURL(`${peers}first-sync.js`));
    const scripts: Readonly<Record<Side, string>> = { plain: page, ours: page, rxdb: ofPeers, pouchdb: ofPeers };
    for (const slower of [1, 4]) {
      const processor = slower === 1 ? 'plain processor' : `${slower}× slower processor`;
      console.log(`\nFirst sync of ${listings.toLocaleString('en')} listings, ${processor}, median of ${rounds}`);
      console.log(line('', 'shown', 'stored', 'shown, to plain', 'stored'));
      const taken: Record<Side, Filled[]> = { plain: [], ours: [], rxdb: [], pouchdb: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const side of sides) taken[side].push(await fillPhone(browser, server.address, { script: scripts[side], slower, side }));
      }
      const of = (side: Side, figure: 'ms' | 'shownMs') => median(taken[side].map((it) => it[figure]));
      const plain = of('plain', 'ms');
      for (const side of sides) {
        const [shown, stored] = [of(side, 'shownMs'), of(side, 'ms')];
        console.log(line(names[side], inMs(shown), inMs(stored), times(shown, plain), times(stored, plain)));
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

const names: Readonly<Record<Side, string>> = { plain: 'fetch and put', ours: 'ours', rxdb: 'RxDB', pouchdb: 'PouchDB' };

interface Filling {
  readonly script: string;
  readonly slower: number;
  readonly side: Side;
}

/** On a phone that was never here, without the app, which would fill it by itself. */
async function fillPhone(browser: Browser, address: string, { script, slower, side }: Filling): Promise<Filled> {
  const context = await browser.newContext({ bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/api/health`);
    await page.addScriptTag({ content: script });
    await slowProcessor(page, slower);
    const filled = await page.evaluate(
      (name): Promise<Filled> => (globalThis as unknown as { fills: Record<Side, () => Promise<Filled>> }).fills[name](),
      side,
    );
    if (filled.listings !== listings) throw new Error(`Only ${filled.listings} listings were stored.`);
    return filled;
  } finally {
    await context.close();
  }
}
