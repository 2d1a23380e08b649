import { syncCalls } from '@helpdesk/contract/sync/sync';
import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';
import type { Page } from 'playwright-core';

import { openBrowser } from '#browser.ts';
import { fillUp } from '#first-sync/many-rows.ts';
import { inMs, line } from '#table.ts';
import { watchMainThread } from './main-thread.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem');

/** How long a page with 5,000 listings, on a processor four times as slow, keeps a finger waiting: its longest task while it does each thing. */
export async function benchFiveThousand(): Promise<void> {
  const server = await openServer();
  await server.start();
  const browser = await openBrowser();
  try {
    await fillUp(server);
    await fetch(`${server.address}/api${syncCalls.head.path}`);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const thread = await watchMainThread(page);
    console.log(`\nFive thousand listings, 4× slower processor\n${line('', 'longest task', 'longest change')}`);
    const step = async (what: string, work: () => Promise<unknown>) => {
      await work();
      const { longestTask, longestChange } = await thread.take();
      console.log(line(what, inMs(longestTask), inMs(longestChange)));
    };
    const comeIntoReach = () => page.evaluate(() => void window.dispatchEvent(new Event('online')));

    await step('first fill', () => page.goto(`${server.address}/tourism-directory`));
    await step('reload', () => page.reload());
    await step('scrolling', async () => {
      for (const row of [59, 119, 179, 239, 299]) await rows(page).nth(row).scrollIntoViewIfNeeded();
    });
    await step('keystrokes', () => page.getByRole('searchbox').pressSequentially('shivneri', { delay: 150 }));
    await step('home', () => page.goto(server.address));
    await step('delta', async () => {
      await server.change(async (tx) => void (await tx`UPDATE place SET popular = NOT popular WHERE id LIKE '%-1'`));
      await comeIntoReach();
    });
    await step('new epoch', async () => {
      await server.change(async (tx) => void (await tx`UPDATE sync_clock SET epoch = gen_random_uuid()`));
      await comeIntoReach();
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}
