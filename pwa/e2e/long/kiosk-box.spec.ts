import { rmSync } from 'node:fs';
import type { Kiosks } from '@helpdesk/contract/calls/kiosks';
import { expect } from '@playwright/test';

import { test } from '#e2e/testing/counter.ts';
import { attracting, newKiosk } from '#e2e/testing/kiosk.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { logInAt } from '#e2e/testing/office.ts';
import { newProfile, openProfile } from '#e2e/testing/profile.ts';
import type { Server } from '#e2e/testing/server.ts';
import { openBox, type Sight, windowedChromium } from './kiosk-box.ts';

type Box = Awaited<ReturnType<typeof openBox>>;

/** As staff do, once; then the box has what it needs without a line. */
async function pairedProfile(server: Server): Promise<{ id: string; profile: string }> {
  const { id, code } = await newKiosk(server, 'Counter');
  const profile = newProfile();
  const { context, page } = await openProfile(profile, { executablePath: windowedChromium, args: ['--no-sandbox'] });
  await page.goto(`${server.address}/kiosk`);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Pair' }).click();
  await attracting(page);
  const isStored = async () => Boolean(navigator.serviceWorker.controller && (await caches.match('/names', { cacheName: 'kiosk-files' })));
  await expect.poll(() => page.evaluate(isStored)).toBe(true);
  await context.close();
  return { id, profile };
}

/** What stands before a visitor. */
async function stands({ pages, page, ofPage }: Sight) {
  const { bounds } = await ofPage.send('Browser.getWindowForTarget');
  const start = page.getByRole('button', { name: 'Let’s Start' });
  return {
    pages: pages.length,
    attracts: (await start.isVisible()) && (await start.isEnabled()),
    state: bounds.windowState,
    isHarmed: await page.evaluate(() => 'harmed' in window),
    lacks: await page.evaluate(() => [screen.width - innerWidth, screen.height - innerHeight]),
  };
}

const whole = { pages: 1, attracts: true, state: 'fullscreen', isHarmed: false, lacks: [0, 0] };

/** Harms it, and waits until all is as it was; prints how long that took. */
async function comesBack(box: Box, what: string, harm: () => unknown): Promise<void> {
  const before = Date.now();
  await harm();
  await expect.poll(() => box.look(stands), { intervals: [50] }).toEqual(whole);
  process.stdout.write(`${what}: back after ${((Date.now() - before) / 1_000).toFixed(1)} s\n`);
  // Debian's is begun by a script.
  await expect.poll(() => box.browsers()).toHaveLength(1);
}

const killBrowsers = (box: Box) => {
  for (const { pid } of box.browsers()) process.kill(pid, 'SIGKILL');
};

/** So that nobody takes the page that was harmed for the one after it. */
const markHarmed = ({ page }: Sight) => page.evaluate(() => Object.assign(window, { harmed: true }));

const harms: readonly [string, (sight: Sight) => Promise<unknown>][] = [
  ['a page that was led elsewhere', ({ page }) => page.goto('about:blank')],
  ['a page that shows nothing', ({ page }) => page.evaluate(() => document.getElementById('root')?.replaceChildren())],
  ['a page that was closed', ({ page }) => page.close()],
  [
    'a page that computes for ever',
    ({ page }) =>
      page.evaluate(
        () =>
          void setTimeout(() => {
            for (;;);
          }),
      ),
  ],
  [
    'a page whose process was stopped',
    async ({ ofBrowser }) => {
      const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
      for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGSTOP');
    },
  ],
  ['a page whose process was killed', ({ ofPage }) => ofPage.send('Page.crash')],
];

/** The document stays, and so does what a visitor has done. */
const harmsOfWindow: typeof harms = [
  ['a second tab', ({ page }) => page.context().newPage()],
  ['a second window', ({ ofBrowser }) => ofBrowser.send('Target.createTarget', { url: 'about:blank', newWindow: true })],
  ['a window that lost the whole screen', (sight) => bound(sight, 'normal')],
  ['a window that was put away', (sight) => bound(sight, 'minimized')],
];

async function bound({ ofPage }: Sight, windowState: 'normal' | 'minimized'): Promise<void> {
  const { windowId } = await ofPage.send('Browser.getWindowForTarget');
  await ofPage.send('Browser.setWindowBounds', { windowId, bounds: { windowState } });
}

test('whatever happens to the browser of a counter, its first screen is there again', inLongRun, async ({ server }) => {
  const { id, profile } = await pairedProfile(server);
  const box = await openBox(server.address, profile);
  try {
    await comesBack(box, 'the first start', () => box.start());

    await test.step('the office hears what the box knows', async () => {
      const { token } = await logInAt(server);
      const told = async () => {
        const answer = await fetch(`${server.address}/api/admin/kiosks`, { headers: { Authorization: `Bearer ${token}` } });
        const { result } = (await answer.json()) as { result: Kiosks };
        return result.kiosks.find(({ _id }) => _id === id)?.last;
      };
      await expect.poll(told).toMatchObject({ screen: 'asleep', freeBytes: expect.any(Number) });
    });

    for (let kill = 1; kill <= 20; kill += 1) await comesBack(box, `killed, ${kill}`, () => killBrowsers(box));

    for (const [what, harm] of harms) {
      // Who has shown nothing yet is given longer.
      await expect.poll(() => box.look(({ page }) => page.evaluate(() => window.kioskAlive)), { intervals: [50] }).toBeGreaterThan(2);
      await comesBack(box, what, () => box.look(async (sight) => markHarmed(sight).then(() => harm(sight))));
    }
    for (const [what, harm] of harmsOfWindow) await comesBack(box, what, () => box.look(harm));

    await comesBack(box, 'the unit was killed', async () => {
      await box.look(markHarmed);
      await box.stop('SIGKILL');
      box.start();
    });
    await comesBack(box, 'everything was killed', async () => {
      await box.stop('SIGKILL');
      killBrowsers(box);
      box.start();
    });

    await server.kill();
    await comesBack(box, 'killed, without a server', () => killBrowsers(box));
    await comesBack(box, 'started anew, without a server', async () => {
      await box.look(markHarmed);
      await box.stop('SIGTERM');
      expect(box.browsers()).toEqual([]);
      box.start();
    });
    await server.start();
    await comesBack(box, 'killed, with the server again', () => killBrowsers(box));
  } finally {
    await box.end();
    await test.info().attach('what the unit said', { body: box.said() });
    rmSync(profile, { recursive: true, force: true });
  }
});
