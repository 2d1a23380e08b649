import type { BrowserContext, Page } from 'playwright-core';

import { bundle } from '#bundle.ts';
import { slowNetwork, slowProcessor } from '#slow-down.ts';

import type { Paints } from './paints-in-page.ts';

export interface Visit extends Readonly<Paints> {
  /** On the wire, up to the page's load event. */
  readonly bytes: number;
}

declare const paints: Paints;

const slower = 4;
/** Milliseconds after the load event, for what is painted by scripts. */
const usualPatience = 1_500;

const notePaints = await bundle(new URL('paints-in-page.ts', import.meta.url));
const search = await bundle(new URL('search-in-page.ts', import.meta.url));

/** Opens a page as a mid-range phone does, and says when it was seen. */
export async function visit(context: BrowserContext, address: string, link: 'slow 4G' | 'none', patience = usualPatience): Promise<Visit> {
  const { page, bytes } = await openSlowly(context, link);
  try {
    await page.addInitScript({ content: notePaints });
    await page.goto(address, { waitUntil: 'load' });
    const loaded = bytes();
    await page.waitForTimeout(patience);
    return { ...(await page.evaluate(() => paints)), bytes: loaded };
  } finally {
    await page.close();
  }
}

/** When somebody who tries without rest finds a place by its name, in milliseconds since the navigation began. */
export async function visitAndSearch(context: BrowserContext, address: string): Promise<number> {
  const { page } = await openSlowly(context, 'slow 4G');
  try {
    const found = new Promise<number>((resolve) => void page.exposeFunction('found', resolve));
    await page.addInitScript({ content: search });
    await page.goto(address, { waitUntil: 'commit' });
    return await found;
  } finally {
    await page.close();
  }
}

async function openSlowly(context: BrowserContext, link: 'slow 4G' | 'none'): Promise<{ page: Page; bytes: () => number }> {
  const page = await context.newPage();
  const session = await slowProcessor(page, slower);
  await session.send('Network.enable');
  if (link === 'slow 4G') await slowNetwork(session);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return { page, bytes: () => bytes };
}
