import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

import { test } from '#e2e/testing/counter.ts';
import { attracting, begin, pairedKiosk } from '#e2e/testing/kiosk.ts';
import { type LeapingClock, leapingClock } from '#e2e/testing/leaping-clock.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import type { Server } from '#e2e/testing/server.ts';
import { comeIntoReach, expectUpToDate } from '#e2e/testing/stored-catalogue.ts';
import { growth, type InUse, inWords, measuring } from './in-use.ts';
import { countPulls } from './pulls.ts';
import { expectReady, expectTaken, offer, threeUpdates } from './updates.ts';
import { doings, leave, sendComment } from './visitors.ts';

const visitors = 300;
const restsBetween = 5;
const lostLinesBetween = 28;
const updatedDuring = [70, 140, 210];
const backedUpAfter = 100;
const restoredAfter = 200;
const measuredEvery = 20;
/** Of the measurements, before anything is held against them. */
const warmUp = 2;
const quietHours = 20;
const pullsPerHour = 10;
/** On a machine that does other things as well. */
const wholeMs = 3 * 60 * 60_000;

test(
  'in six weeks of visitors, changes, three updates and a restored database a kiosk neither grows, errs nor differs from its server',
  inLongRun,
  async ({ page, server }) => {
    test.setTimeout(wholeMs);
    const folder = mkdtempSync(join(tmpdir(), 'helpdesk-backup-'));
    const backup = join(folder, 'backup');
    const updates = await threeUpdates();
    const clock = await leapingClock(page);
    const pulls = countPulls(page, clock);
    const measure = await measuring(page);
    const measured: InUse[] = [];
    let sent: string[] = [];
    let sentBefore: string[] = [];
    await pairedKiosk(page, server);
    await expectReady(page);

    for (let visitor = 1; visitor <= visitors; visitor += 1) {
      if (visitor % 5 === 0) await renamed(server, `Shivneri Fort ${visitor}`);
      await begin(page);
      if (visitor % 14 === 7) {
        const comment = `Comment ${visitor}`;
        const hasLine = visitor % 28 !== 7;
        if (!hasLine) await server.kill();
        await sendComment(page, comment);
        await leave(page, clock, visitor);
        if (!hasLine) {
          await server.start();
          await comeIntoReach(page);
        }
        sent.push(comment);
        await expectReceived(server, sent);
      } else {
        await doings[visitor % doings.length]?.(page);
        const update = updates[updatedDuring.indexOf(visitor)];
        if (update) await offer(page, server, clock, update);
        await leave(page, clock, visitor);
        if (update) await expectTaken(page, clock, update);
      }
      if (visitor === backedUpAfter) {
        await server.backUp(backup);
        sentBefore = [...sent];
      }
      if (visitor === restoredAfter) {
        await server.restore(backup);
        sent = sentBefore;
      }
      await pulls.afterRests(restsBetween);
      // In the document that stays: whatever was due in the night is over by then.
      await pulls.afterLostLines(lostLinesBetween);
      if (visitor % measuredEvery === 0) {
        // Two documents are there while one takes the other's place.
        await attracting(page);
        measured.push(await measure());
      }
    }

    // The same document all day long, while the catalogue changes beneath it.
    await untilNightIsOver(page, clock);
    const measuredQuietly: InUse[] = [];
    for (let hour = 1; hour <= quietHours; hour += 1) {
      await renamed(server, `Shivneri Fort at ${hour}`);
      await pulls.afterLostLines(pullsPerHour);
      measuredQuietly.push(await measure());
    }

    await expectUpToDate(page, server);
    await expectReceived(server, sent);
    process.stdout.write(`${visitors} visitors, ${pulls.count()} pulls\n`);
    expect(pulls.count()).toBeGreaterThanOrEqual(10_000);
    for (const samples of [measured, measuredQuietly]) {
      process.stdout.write(`${inWords(samples)}\n`);
      const held = samples.slice(warmUp);
      for (const of of ['heap', 'documents', 'nodes', 'listeners', 'stored'] as const) expect.soft(growth(held, of), of).toBeLessThan(1.1);
    }
    rmSync(folder, { recursive: true });
  },
);

const renamed = (server: Server, name: string): Promise<void> =>
  server.change(async (tx) => {
    await tx`UPDATE place SET name = ${name} WHERE slug = 'shivneri-fort'`;
  });

/** Each once, and nothing else. */
async function expectReceived(server: Server, sent: readonly string[]): Promise<void> {
  const received = () =>
    server.read(async (sql) => {
      const rows = await sql<{ comment: string }[]>`SELECT body->>'comment' AS comment FROM enquiry`;
      return rows.map(({ comment }) => comment).toSorted();
    });
  await expect.poll(received).toEqual(sent.toSorted());
}

/** Each night the page is loaded anew. */
async function untilNightIsOver(page: Page, clock: LeapingClock): Promise<void> {
  const left = await page.evaluate(() => {
    const end = new Date();
    end.setDate(end.getDate() + 1);
    end.setHours(4, 1, 0, 0);
    return end.getTime() - Date.now();
  });
  const loaded = page.waitForEvent('load');
  await clock.leap(left);
  await loaded;
  await attracting(page);
}
