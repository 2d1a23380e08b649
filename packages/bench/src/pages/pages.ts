import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';
import type { Browser, BrowserContext } from 'playwright-core';

import { openBrowser } from '#browser.ts';
import { certificate } from '#edge/certificate.ts';
import { type Edge, openEncryptedEdge } from '#edge/open-edge.ts';
import { openCopy } from '#open-copy.ts';
import { needPrograms } from '#server/load.ts';
import { inMs, line, median, times } from '#table.ts';

import { pages } from './addresses.ts';
import { comeBackWithoutSignal, keepApp, keepCopy, keepUs } from './keep.ts';
import { type Visit, visit, visitAndSearch } from './visit.ts';

const rounds = 5;

const copied = ['plain', 'static', 'client'] as const;
const sides = [...copied, 'ours'] as const;
type Side = (typeof sides)[number];
type Visits = Readonly<Record<Side, Visit[]>>;

const columns = ['first paint', 'largest', 'to plain', 'to static', 'to client', 'to load'];

/** Milliseconds after the load event: a page that is made in the browser asks for its rows then. */
const patience: Partial<Record<Side, number>> = { client: 6_000 };

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Our pages beside static copies of the same content, style and pictures, beside plain pages of the same words, and beside ourselves where nothing is
 * rendered before the browser does it: seen for the first time, directly and through the proxy that stands in front, and again without signal.
 */
export async function benchPages(): Promise<void> {
  needPrograms('nginx', 'openssl');
  const server = await openServer();
  await server.start();
  const copies = await forEach(copied, (side) => openCopy(server.address, side));
  const browser = await openBrowser(certificate().trust);
  const addresses = await forEach(sides, (side) => (side === 'ours' ? server : copies[side]).address);
  const edges: Edge[] = [];
  const inFrontOf = async (side: Side): Promise<string> => {
    const edge = await openEncryptedEdge(new URL(addresses[side]).host);
    edges.push(edge);
    return edge.address;
  };
  try {
    const fronts = await forEach(sides, inFrontOf);
    const regulars = await forEach(sides, () => browser.newContext(phone));
    // Fills the caches of the servers, too.
    await forEach(sides, (side) => {
      const seen = Object.values(pages).map((path) => addresses[side] + path);
      if (side === 'client') return keepApp(regulars.client, addresses.client);
      return side === 'ours' ? keepUs(regulars.ours, seen) : keepCopy(regulars[side], seen);
    });
    for (const [by, reached] of [
      ['directly, HTTP/1.1', addresses],
      ['through the proxy in front, HTTP/2', fronts],
    ] as const) {
      console.log(`\nPages, first visit on Slow 4G, ${by}, 4× slower processor, median of ${rounds}`);
      console.log(line('', ...columns, 'search after'));
      for (const [name, path] of Object.entries(pages)) {
        const seen = await eachInTurn((side) => firstVisit(browser, reached[side] + path, patience[side]));
        const searched = await searches(browser, reached.ours + path);
        printVisits(name, seen, [inMs(searched)]);
      }
    }
    for (const copy of Object.values(copies)) await copy.stop();
    await server.kill();
    console.log(`\nThe same again from the service worker, the server gone\n${line('', ...columns)}`);
    for (const [name, path] of Object.entries(pages)) {
      const seen = await eachInTurn((side) => comeBackWithoutSignal(regulars[side], addresses[side] + path, patience[side]));
      printVisits(name, seen);
    }
  } finally {
    await browser.close();
    for (const edge of edges) await edge.stop();
    for (const copy of Object.values(copies)) await copy.stop();
    await server.stop();
  }
}

/** One after the other. */
async function forEach<Name extends string, Result>(
  names: readonly Name[],
  work: (name: Name) => Result | Promise<Result>,
): Promise<Readonly<Record<Name, Result>>> {
  const made = new Map<Name, Result>();
  for (const name of names) made.set(name, await work(name));
  return Object.fromEntries(made) as Record<Name, Result>;
}

/** All sides by turns, so that a busy moment of the machine meets each. */
async function eachInTurn(look: (side: Side) => Promise<Visit>): Promise<Visits> {
  const seen: Visits = { plain: [], static: [], client: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) for (const side of sides) seen[side].push(await look(side));
  return seen;
}

const firstVisit = (browser: Browser, address: string, patience?: number): Promise<Visit> =>
  asStranger(browser, (context) => visit(context, address, 'slow 4G', patience));

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
