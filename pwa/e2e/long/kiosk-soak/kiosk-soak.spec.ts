import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';

import { test } from '#e2e/testing/counter.ts';
import { attracting, begin, pairedKiosk } from '#e2e/testing/kiosk.ts';
import { type LeapingClock, leapingClock } from '#e2e/testing/leaping-clock.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import type { Server } from '#e2e/testing/server.ts';
import { comeIntoReach, expectUpToDate } from '#e2e/testing/stored-catalogue.ts';
import { buildNewer } from '#e2e/updates/newer-builds.ts';
import { growth, type InUse, measuring } from './in-use.ts';
import { doings, sayFinished, sendComment } from './kiosk-visitors.ts';

const visitors = Number(process.env.SOAK_VISITORS ?? 300);
const pullsBetween = Number(process.env.SOAK_PULLS ?? 33);
const pullsPerHour = 10;
/** In which the page is not loaded anew. */
const quietHours = 20;
const scale = visitors / 300;
const at = (visitor: number) => Math.round(visitor * scale);
const sampleEvery = at(20);

const minute = 60_000;
/** Longer than the kiosk ever waits between two pulls while all goes well. */
const pullsWithin = 6 * minute;

test(
  'in six weeks of visitors, changes, three updates and a restored database a kiosk neither grows, errs nor differs from its server',
  inLongRun,
  async ({ page, server }, testInfo) => {
    const folder = mkdtempSync(join(tmpdir(), 'helpdesk-backup-'));
    const { second, third } = await buildNewer();
    const updates = new Map([
      [at(70), { folder: second, build: '2' }],
      [at(140), { folder: third, build: '3' }],
      [at(210), { folder: second, build: '2' }],
    ]);
    const clock = await leapingClock(page);
    const pulls = countPulls(page);
    const measure = await measuring(page);
    const samples: InUse[] = [];
    const sent: string[] = [];
    let sentBefore: string[] = [];
    await pairedKiosk(page, server);
    await expectReady(page);

    for (let visitor = 1; visitor <= visitors; visitor += 1) {
      console.log(visitor, pulls.count(), Math.round(performance.now() / 1000));
      if (visitor % 5 === 0) await renamed(server, `Shivneri Fort ${visitor}`);
      await begin(page);
      if (visitor % 14 === 7) {
        const hasLine = visitor % 28 !== 7;
        if (!hasLine) await server.kill();
        sent.push(`Comment ${visitor}`);
        await sendComment(page, `Comment ${visitor}`);
        await leave(page, clock, visitor);
        if (!hasLine) {
          await server.start();
          await comeIntoReach(page);
        }
        await expectReceived(server, sent);
      } else {
        await doings[visitor % doings.length]?.(page);
        const update = updates.get(visitor);
        if (update) await offer(page, server, clock, update);
        await leave(page, clock, visitor);
        if (update) await expectTaken(page, clock, update);
      }
      if (visitor === at(100)) {
        await server.backUp(join(folder, 'backup'));
        sentBefore = [...sent];
      }
      if (visitor === at(200)) {
        await server.restore(join(folder, 'backup'));
        sent.splice(0, sent.length, ...sentBefore);
      }
      await pulls.more(clock, pullsBetween);
      if (visitor % sampleEvery === 0) samples.push(await measure());
    }
    report(testInfo, samples, pulls.count());

    await untilNightIsOver(page, clock);
    const quietDay: InUse[] = [];
    for (let hour = 1; hour <= quietHours; hour += 1) {
      await renamed(server, `Shivneri Fort at ${hour}`);
      await pulls.more(clock, pullsPerHour);
      quietDay.push(await measure());
    }
    report(testInfo, quietDay, pulls.count());

    await expectUpToDate(page, server);
    await expectReceived(server, sent);
    for (const of of ['heap', 'documents', 'nodes', 'listeners', 'stored'] as const) {
      expect.soft(growth(samples.slice(2), of), of).toBeLessThan(1.1);
      expect.soft(growth(quietDay.slice(2), of), `${of} of one document`).toBeLessThan(1.1);
    }
    expect(pulls.count()).toBeGreaterThanOrEqual(visitors * pullsBetween + quietHours * pullsPerHour);
    rmSync(folder, { recursive: true });
  },
);

function report(testInfo: TestInfo, samples: readonly InUse[], pulls: number): void {
  const lines = samples.map(({ heap, documents, nodes, listeners, stored }) =>
    [(heap / 1e6).toFixed(2), documents, nodes, listeners, (stored / 1e6).toFixed(2)].join('\t'),
  );
  console.log([`${pulls} pulls`, 'heap MB\tdocs\tnodes\tlisteners\tstored MB', ...lines].join('\n'));
  testInfo.annotations.push({ type: 'in use', description: lines.join('; ') });
}

const renamed = (server: Server, name: string): Promise<void> =>
  server.change(async (tx) => {
    await tx`UPDATE place SET name = ${name} WHERE slug = 'shivneri-fort'`;
  });

/** Until the worker has all that a kiosk needs without a line. */
const expectReady = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () =>
        Boolean(navigator.serviceWorker.controller && (await caches.match('/names', { cacheName: 'kiosk-files' }))),
      ),
    )
    .toBe(true);

/** Every third just walks away, and so does whoever has something open. */
async function leave(page: Page, clock: LeapingClock, visitor: number): Promise<void> {
  const hasOpen = await page.locator('[role="dialog"], [data-keys]').first().isVisible();
  if (hasOpen || visitor % 3 === 0) {
    await clock.leap(minute + 1_000);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await clock.leap(31_000);
  } else {
    await sayFinished(page);
  }
  await attracting(page);
}

/** Each once, and nothing else. */
async function expectReceived(server: Server, sent: readonly string[]): Promise<void> {
  const received = () =>
    server.read(async (sql) => (await sql`SELECT body->>'comment' AS comment FROM enquiry`).map(({ comment }) => comment as string));
  await expect.poll(async () => (await received()).toSorted()).toEqual(sent.toSorted());
}

interface Update {
  readonly folder: string;
  readonly build: string;
}

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? '1');

/** While somebody is here an update is found and stored, and waits. */
async function offer(page: Page, server: Server, clock: LeapingClock, { folder, build }: Update): Promise<void> {
  const before = await buildOf(page);
  expect(before).not.toBe(build);
  await server.kill();
  await server.start({ APP_DIR: folder });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(true);
  await clock.leap(50_000);
  expect(await buildOf(page)).toBe(before);
}

async function expectTaken(page: Page, clock: LeapingClock, { build }: Update): Promise<void> {
  await expect(async () => {
    await clock.leap(2 * minute);
    await expect(page.locator('html')).toHaveAttribute('data-build', build, { timeout: 1_000 });
  }).toPass();
  await attracting(page);
  await expectReady(page);
}

/** Each night the page is loaded anew. */
async function untilNightIsOver(page: Page, clock: LeapingClock): Promise<void> {
  const loaded = page.waitForEvent('load');
  const left = await page.evaluate(() => {
    const end = new Date();
    end.setDate(end.getDate() + 1);
    end.setHours(4, 1, 0, 0);
    return end.getTime() - Date.now();
  });
  await clock.leap(left);
  await loaded;
  await attracting(page);
}

/** Counts what the kiosk asks by itself. */
function countPulls(page: Page) {
  let count = 0;
  let heard = () => {};
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/api/sync/v1/head')) return;
    count += 1;
    heard();
  });
  return {
    count: () => count,
    /** Lets time pass until there were so many more. */
    async more(clock: LeapingClock, times: number) {
      const wanted = count + times;
      while (count < wanted) {
        const pulled = new Promise<void>((resolve) => {
          heard = resolve;
        });
        await clock.leap(pullsWithin);
        await Promise.race([pulled, new Promise((resolve) => setTimeout(resolve, 500))]);
        // What it brought is stored before the next is due.
        await page.evaluate(() => navigator.locks.request('pull', () => undefined)).catch(() => undefined);
      }
    },
  };
}
