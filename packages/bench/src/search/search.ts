import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import type { Browser } from 'playwright-core';

import { openBrowser } from '#browser.ts';
import { bundle } from '#bundle.ts';
import { slowProcessor } from '#slow-down.ts';
import { inMs, line } from '#table.ts';

import { type Asked, engines } from './engines.ts';
import type { PageTimings } from './page.ts';
import { heldOut, queries } from './queries.ts';
import { recallOf } from './recall.ts';
import { type BenchRow, rowsAmong } from './rows.ts';
import { missedWishes, wishEngines } from './wish-engines.ts';
import { wishes } from './wishes.ts';

/** Every sixth query and wish is typed letter by letter: enough for a percentile, and Fuse.js still ends. */
const typed = [...queries, ...heldOut, ...wishes].filter((_, number) => number % 6 === 0).map(({ text }) => text);

const askedBy: Asked = { categories: sampleRegion.categories, regions: sampleRegion.regions };

declare const measure: (rows: readonly BenchRow[], asked: Asked, texts: readonly string[]) => PageTimings;

/** Recall and speed of the search, beside Fuse.js and MiniSearch. */
export async function benchSearch(): Promise<void> {
  printWishes();
  const browser = await openBrowser();
  try {
    for (const count of [500, 5_000]) {
      const rows = rowsAmong(count);
      console.log(
        `\nSearch, ${count.toLocaleString('en')} listings\n${line('', 'first', 'top five', 'held out', 'CPU', 'build', 'p50', 'p95')}`,
      );
      for (const slower of [1, 4]) await printTimings(browser, rows, slower);
    }
  } finally {
    await browser.close();
  }
}

/** How many of the wishes are answered by what is meant. */
function printWishes(): void {
  console.log(`\nWishes, ${wishes.length}\n${line('', 'answered')}`);
  for (const [name, prepare] of Object.entries(wishEngines)) {
    console.log(line(name, `${(100 * (1 - missedWishes(prepare()).length / wishes.length)).toFixed(1)} %`));
  }
}

async function printTimings(browser: Browser, rows: readonly BenchRow[], slower: number): Promise<void> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle(new URL('page.ts', import.meta.url)) });
  await slowProcessor(page, slower);
  const { timings, longestSliceMs } = await page.evaluate(([given, asked, texts]) => measure(given, asked, texts), [
    rows,
    askedBy,
    typed,
  ] as const);
  await page.close();
  for (const [name, prepare] of Object.entries(engines)) {
    const timing = timings[name];
    const answer = prepare(rows, askedBy);
    const own = recallOf(answer, queries);
    const held = recallOf(answer, heldOut);
    const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
    console.log(
      line(
        name,
        share(own.first, own.of),
        share(own.topFive, own.of),
        share(held.topFive, held.of),
        slower === 1 ? 'plain' : `${slower}× slower`,
        inMs(timing?.buildMs),
        inMs(timing?.p50Ms),
        inMs(timing?.p95Ms),
      ),
    );
  }
  console.log(`${' '.repeat(26)}the longest slice of preparing ours: ${inMs(longestSliceMs)}`);
}
