import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';
import type { Browser, BrowserContext } from 'playwright-core';

import { openBrowser } from '#browser.ts';
import { type Edge, openEncryptedEdge } from '#edge/open-edge.ts';
import { openCopy } from '#open-copy.ts';
import { needPrograms } from '#server/load.ts';
import { inMs, line, median, times } from '#table.ts';

import { pages } from './addresses.ts';
import { comeBackWithoutSignal, keepCopy, keepUs } from './keep.ts';
import { type Visit, visit, visitAndSearch } from './visit.ts';

const rounds = 5;

const copied = ['plain', 'static'] as const;
const sides = [...copied, 'ours'] as const;
type Side = (typeof sides)[number];
type Visits = Readonly<Record<Side, Visit[]>>;

const columns = ['first paint', 'largest', 'to plain', 'to static', 'to load'];

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Our pages beside static copies of the same content, style and pictures, and beside plain pages of the same words: seen for the first time, directly
 * and through the proxy that stands in front, and again without signal.
 */
export async function benchPages(): Promise<void> {
  needPrograms('nginx', 'openssl');
  const server = await openServer();
  await server.start();
  const copies = { plain: await openCopy(server.address, 'plain'), static: await openCopy(server.address, 'static') };
  const browser = await openBrowser();
  const addresses = { plain: copies.plain.address, static: copies.static.address, ours: server.address };
  const edges: Edge[] = [];
  const inFrontOf = async (side: Side): Promise<string> => {
    const edge = await openEncryptedEdge(new URL(addresses[side]).host);
    edges.push(edge);
    return edge.address;
  };
  try {
    const fronts = await forSides(inFrontOf);
    const regulars = await forSides(() => browser.newContext(phone));
    // Fills the caches of the servers, too.
    await forSides((side) => {
      const seen = Object.values(pages).map((path) => addresses[side] + path);
      return side === 'ours' ? keepUs(regulars.ours, seen) : keepCopy(regulars[side], seen);
    });
    for (const [by, reached] of [
      ['directly, HTTP/1.1', addresses],
      ['through the proxy in front, HTTP/2', fronts],
    ] as const) {
      console.log(`\nPages, first visit on Slow 4G, ${by}, 4× slower processor, median of ${rounds}`);
      console.log(line('', ...columns, 'search after'));
      for (const [name, path] of Object.entries(pages)) {
        const seen = await eachInTurn((side) => firstVisit(browser, reached[side] + path));
        const searched = await searches(browser, reached.ours + path);
        printVisits(name, seen, [inMs(searched)]);
      }
    }
    await copies.plain.stop();
    await copies.static.stop();
    await server.kill();
    console.log(`\nThe same again from the service worker, the server gone\n${line('', ...columns)}`);
    for (const [name, path] of Object.entries(pages)) {
      const seen = await eachInTurn((side) => comeBackWithoutSignal(regulars[side], addresses[side] + path));
      printVisits(name, seen);
    }
  } finally {
    await browser.close();
    for (const edge of edges) await edge.stop();
    await copies.plain.stop();
    await copies.static.stop();
    await server.stop();
  }
}

async function forSides<Result>(work: (side: Side) => Promise<Result>): Promise<Readonly<Record<Side, Result>>> {
  return { plain: await work('plain'), static: await work('static'), ours: await work('ours') };
}

/** All sides by turns, so that a busy moment of the machine meets each. */
async function eachInTurn(look: (side: Side) => Promise<Visit>): Promise<Visits> {
  const seen: Visits = { plain: [], static: [], ours: [] };
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
    const ratios = copied.map((copy) => (side === copy ? '' : times(largest, medianOf(copy, 'largest'))));
    const kilobytes = `${(medianOf(side, 'bytes') / 1024).toFixed(0)} kB`;
    console.log(
      line(`${name}, ${side}`, inMs(medianOf(side, 'first')), inMs(largest), ...ratios, kilobytes, ...(side === 'ours' ? ours : [])),
    );
  }
}
