import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';
import type { Browser, BrowserContext } from 'playwright-core';

import { openBrowser } from '#browser.ts';
import { openCopy } from '#open-copy.ts';
import { inMs, line, median, times } from '#table.ts';

import { comeBackWithoutSignal, keepTwin, keepUs } from './keep.ts';
import { type Visit, visit, visitAndSearch } from './visit.ts';

const rounds = 5;

const pages = {
  home: '/',
  directory: '/tourism-directory',
  'detail page': '/tourism-directory/shivneri-fort',
  donate: '/donate-for-junnar',
};

const sides = ['static', 'ours'] as const;
type Side = (typeof sides)[number];
type Visits = Readonly<Record<Side, Visit[]>>;

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Our pages beside static ones of the same content, style and pictures: seen for the first time, and again without signal. */
export async function benchPages(): Promise<void> {
  const server = await openServer();
  await server.start();
  const twin = await openCopy(server.address, 'static');
  const browser = await openBrowser();
  const addresses = { static: twin.address, ours: server.address };
  try {
    const regulars = { static: await browser.newContext(phone), ours: await browser.newContext(phone) };
    // Fills the caches of both servers, too.
    await keepTwin(
      regulars.static,
      Object.values(pages).map((path) => addresses.static + path),
    );
    await keepUs(
      regulars.ours,
      Object.values(pages).map((path) => addresses.ours + path),
    );
    console.log(`\nPages, first visit on Slow 4G, 4× slower processor, median of ${rounds}`);
    console.log(line('', 'first paint', 'largest', 'to static', 'to load', 'search after'));
    for (const [name, path] of Object.entries(pages)) {
      const seen = await eachInTurn((side) => firstVisit(browser, addresses[side] + path));
      const searched = await searches(browser, addresses.ours + path);
      printVisits(name, seen, [inMs(searched)]);
    }
    await twin.stop();
    await server.kill();
    console.log(`\nThe same again from the service worker, the server gone\n${line('', 'first paint', 'largest', 'to static', 'to load')}`);
    for (const [name, path] of Object.entries(pages)) {
      const seen = await eachInTurn((side) => comeBackWithoutSignal(regulars[side], addresses[side] + path));
      printVisits(name, seen);
    }
  } finally {
    await browser.close();
    await twin.stop();
    await server.stop();
  }
}

/** Both sides by turns, so that a busy moment of the machine meets both. */
async function eachInTurn(look: (side: Side) => Promise<Visit>): Promise<Visits> {
  const seen: Visits = { static: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) for (const side of sides) seen[side].push(await look(side));
  return seen;
}

const firstVisit = (browser: Browser, address: string): Promise<Visit> =>
  asStranger(browser, (context) => visit(context, address, 'slow 4G'));

async function searches(browser: Browser, address: string): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await asStranger(browser, (context) => visitAndSearch(context, address)));
  return median(found);
}

async function asStranger<Result>(browser: Browser, work: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** @param ours figures that only our side has */
function printVisits(name: string, seen: Visits, ours: string[] = []): void {
  const medianOf = (side: Side, of: keyof Visit) => median(seen[side].map((it) => it[of]));
  for (const side of sides) {
    const largest = medianOf(side, 'largest');
    const ratio = side === 'static' ? '' : times(largest, medianOf('static', 'largest'));
    const kilobytes = `${(medianOf(side, 'bytes') / 1024).toFixed(0)} kB`;
    console.log(line(`${name}, ${side}`, inMs(medianOf(side, 'first')), inMs(largest), ratio, kilobytes, ...(side === 'ours' ? ours : [])));
  }
}
