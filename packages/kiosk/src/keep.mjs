import { setTimeout as pause } from 'node:timers/promises';

import { startBrowser } from './browser.mjs';
import { watch } from './watch.mjs';

/** Between two starts: a Chromium that cannot start must not take the whole box. */
const restMs = 1_000;

/**
 * Keeps a kiosk's page before its visitors until it is told to stop: a browser that was killed, a page that crashed, froze or went blank is there again.
 * @param settings of `startBrowser` and `watch`
 * @param say called with each thing that happened, for the log
 * @param signal aborted to stop
 */
export async function keep({ say = console.log, signal, onStart = () => {}, ...settings }) {
  const stopped = new Promise((resolve) => signal.addEventListener('abort', () => resolve('told to stop'), { once: true }));
  while (!signal.aborted) {
    const browser = startBrowser(settings);
    onStart(browser);
    const why = await Promise.race([watch(browser, settings), stopped]);
    await browser.kill();
    say(`The browser is closed: ${why}.`);
    if (!signal.aborted) await Promise.race([pause(restMs), stopped]);
  }
}
