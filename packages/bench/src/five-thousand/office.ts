import { openServer } from '@helpdesk/pwa/e2e/testing/server.ts';
import type { Page } from 'playwright-core';

import { openBrowser } from '#browser.ts';
import { fillUp } from '#first-sync/many-rows.ts';
import { inMs, line } from '#table.ts';
import { administrator, logInTo } from './administrator.ts';
import { watchMainThread } from './main-thread.ts';

const rows = (page: Page) => page.getByRole('row');

/** How long the list of places in the back-office keeps whoever types waiting on a processor four times as slow. */
export async function benchOffice(): Promise<void> {
  for (const count of [5_000, 50_000]) await benchList(count);
}

async function benchList(count: number): Promise<void> {
  const server = await openServer({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
  await server.start();
  const browser = await openBrowser();
  try {
    await fillUp(server, { place: count });
    const { token, administratorId } = await logInTo(server.address);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const thread = await watchMainThread(page);
    await page.addInitScript(
      ([key, id]) => {
        localStorage.setItem('admin-token', key ?? '');
        localStorage.setItem('admin-id', id ?? '');
      },
      [token, administratorId],
    );
    const inWords = count.toLocaleString('en');
    console.log(`\n${inWords} places in the back-office, 4× slower processor\n${line('', 'longest input', 'longest task')}`);
    const step = async (what: string, work: () => Promise<unknown>) => {
      await work();
      const { longestInput, longestTask } = await thread.take();
      console.log(line(what, inMs(longestInput), inMs(longestTask)));
    };

    await step('opening', async () => {
      await page.goto(`${server.address}/admin/tourism-directory-management`);
      await rows(page).nth(5).waitFor();
    });
    await step('keystrokes', () => page.getByRole('searchbox').pressSequentially('shivneri', { delay: 150 }));
    await step('clearing', () => page.getByRole('searchbox').fill(''));
    await step('ordering', () => page.getByRole('columnheader', { name: 'Size' }).getByRole('button').click());
    await step('scrolling', async () => {
      for (const at of [2_000, 30_000, 31_000, 32_000, 150_000]) {
        await page
          .getByRole('rowgroup')
          .last()
          .evaluate((box, top) => box.scrollTo(0, top), at);
        await page.waitForTimeout(300);
      }
    });
    await step('choosing all', async () => {
      await page.getByRole('checkbox', { name: /^Select all/ }).check();
      await page.getByText(`${inWords} selected`).waitFor();
    });
    await step('a menu', () => rows(page).nth(5).getByRole('button', { name: 'More' }).click());
  } finally {
    await browser.close();
    await server.stop();
  }
}
