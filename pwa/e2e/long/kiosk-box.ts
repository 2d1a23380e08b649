import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

import { counter } from '#e2e/testing/kiosk.ts';
import { root } from '#e2e/testing/paths.ts';
import { freePort } from '#e2e/testing/server.ts';
import { ended, openScreen } from './screen.ts';

/** A Chromium that has windows. */
export const windowedChromium = process.env.KIOSK_CHROMIUM || '/usr/bin/chromium';

/** A page that hangs keeps whoever looks at it waiting, too. */
const lookMs = 2_000;

/** What can be seen of a box from outside. */
export interface Sight {
  readonly browser: Browser;
  readonly pages: readonly Page[];
  readonly page: Page;
  /** DevTools protocol: of the browser, and of the page. */
  readonly ofBrowser: CDPSession;
  readonly ofPage: CDPSession;
}

/**
 * The box of a counter: a screen, a window manager as `box/x.conf` starts it, and the unit that systemd keeps.
 * @param profile of a Chromium that was paired
 */
export async function openBox(address: string, profile: string) {
  const screen = await openScreen(counter.width, counter.height);
  const env = { ...process.env, DISPLAY: screen.display };
  const windows = spawn('openbox', { env, stdio: 'ignore' });
  // The unit's own pipe is nobody else's: whoever looks in from outside needs a port, which no real box has.
  const port = await freePort();
  let unit: ChildProcess | undefined;
  let said = '';

  /** Those that nobody stopped yet, each the first process of its Chromium. */
  const browsers = () =>
    processesWith(`--user-data-dir=${profile}`).filter(({ words }) => !words.some((word) => word.startsWith('--type=')));

  return {
    /** As systemd does. */
    start() {
      const settings = {
        KIOSK_ADDRESS: address,
        KIOSK_PROFILE: profile,
        KIOSK_CHROMIUM: windowedChromium,
        KIOSK_SCREEN_HOURS: otherHours(),
        KIOSK_SCREEN_ON: 'true',
        KIOSK_SCREEN_OFF: 'true',
        KIOSK_FLAGS: `--no-sandbox --remote-debugging-port=${port}`,
      };
      const child = spawn(process.execPath, [join(root, 'packages/kiosk/src/main.mjs')], { env: { ...env, ...settings }, stdio: 'pipe' });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      unit = child;
    },
    async stop(signal: NodeJS.Signals) {
      const child = unit;
      if (child) await ended(child, () => child.kill(signal));
    },
    browsers,
    /** What the unit says in its log. */
    said: () => said,
    /** Undefined while there is nothing to be seen, and where the page does not answer in time. */
    async look<Result>(work: (sight: Sight) => Promise<Result>): Promise<Result | undefined> {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: lookMs }).catch(() => undefined);
      try {
        const pages = browser?.contexts()[0]?.pages() ?? [];
        const [page] = pages;
        if (!browser || !page) return undefined;
        return await Promise.race([seen(browser, pages, page, work), pause(lookMs, undefined)]);
      } catch {
        return undefined;
      } finally {
        // Of a connection: the browser goes on.
        await browser?.close().catch(() => undefined);
      }
    },
    async end() {
      await this.stop('SIGTERM');
      await ended(windows, () => windows.kill());
      await screen.end();
    },
  };
}

async function seen<Result>(
  browser: Browser,
  pages: readonly Page[],
  page: Page,
  work: (sight: Sight) => Promise<Result>,
): Promise<Result> {
  const ofPage = await page.context().newCDPSession(page);
  return work({ browser, pages, page, ofBrowser: await browser.newBrowserCDPSession(), ofPage });
}

/** In which it is not now: what is told of the screen can then be known from the box alone. */
function otherHours(): string {
  const at = (hours: number) => `${String((new Date().getHours() + hours) % 24).padStart(2, '0')}:00`;
  return `${at(8)}-${at(16)}`;
}

function processesWith(word: string): { pid: number; words: string[] }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const words = wordsOf(name);
      return words.includes(word) ? [{ pid: Number(name), words }] : [];
    });
}

/** None of a process that has ended meanwhile. */
function wordsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
