import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { engines } from './engines.ts';
import type { PageTimings } from './page.ts';
import { heldOut, queries } from './queries.ts';
import { recallOf } from './recall.ts';
import { type BenchRow, rowsAmong } from './rows.ts';

/** Every sixth query is typed letter by letter: enough for a percentile, and Fuse.js still ends. */
const typed = [...queries, ...heldOut].filter((_, number) => number % 6 === 0).map(({ text }) => text);

declare const measure: (rows: readonly BenchRow[], texts: readonly string[]) => PageTimings;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  for (const count of [500, 5_000]) {
    const rows = rowsAmong(count);
    console.log(`\n${count.toLocaleString('en')} listings\n${row('', 'first', 'top five', 'held out', 'CPU', 'build', 'p50', 'p95')}`);
    for (const slower of [1, 4]) await printTimings(browser, rows, slower);
  }
} finally {
  await browser.close();
}

async function printTimings(browser: Browser, rows: readonly BenchRow[], slower: number): Promise<void> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await script() });
  await slowDown(page, slower);
  const { timings, longestSliceMs } = await page.evaluate(([given, texts]) => measure(given, texts), [rows, typed] as const);
  await page.close();
  for (const [name, prepare] of Object.entries(engines)) {
    const timing = timings[name];
    const answer = prepare(rows);
    const own = recallOf(answer, queries);
    const held = recallOf(answer, heldOut);
    const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
    const ms = (time = Number.NaN) => `${time.toFixed(1)} ms`;
    console.log(
      row(
        name,
        share(own.first, own.of),
        share(own.topFive, own.of),
        share(held.topFive, held.of),
        slower === 1 ? 'plain' : `${slower}× slower`,
        ms(timing?.buildMs),
        ms(timing?.p50Ms),
        ms(timing?.p95Ms),
      ),
    );
  }
  console.log(`${' '.repeat(18)}the longest slice of preparing ours: ${longestSliceMs.toFixed(1)} ms`);
}

async function script(): Promise<string> {
  const entry = fileURLToPath(new URL('page.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, minify: true, logLevel: 'error' });
  return outputFiles[0]?.text ?? '';
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

function row(...[name = '', ...cells]: string[]): string {
  return name.padEnd(18) + cells.map((cell) => cell.padStart(12)).join('');
}
