import type { BrowserContext, Page, Response } from '@playwright/test';

/** Ends only what hangs; a page whose app cannot come is asked for by `visitAsItIs`. */
const longestMs = 60_000;

/** The app comes after the page stands, which a person does not notice and a program does: it taps only once the page is taken over. */
export async function waitForApp(context: BrowserContext): Promise<void> {
  context.pages().forEach(followVisits);
  context.on('page', followVisits);
  // By an event: a mark of performance is lost where a test has a clock of its own.
  await context.addInitScript(() => addEventListener('usable', () => Object.assign(window, { usable: true })));
}

/** A visit that waits for no app: none runs, or one that is too old to say when it is there. */
export const visitAsItIs = (page: Page, address: string): Promise<Response | null> =>
  (Object.getPrototypeOf(page) as Page).goto.call(page, address);

function followVisits(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...target) => {
    await wentBack(page);
    const response = await goto.apply(page, target);
    await takenOver(page);
    return response;
  };
  page.reload = async (...options) => {
    await wentBack(page);
    const response = await reload.apply(page, options);
    await takenOver(page);
    return response;
  };
}

/** What was just closed over a page goes back from its history entry, a way that would end a visit begun within the same few milliseconds. */
async function wentBack(page: Page): Promise<void> {
  const isAtPage = () =>
    !history.state?.overlay || document.querySelector('[role="dialog"], [role="alertdialog"], header [aria-expanded="true"]') !== null;
  await page.waitForFunction(isAtPage, undefined, { timeout: longestMs }).catch(() => undefined);
}

async function takenOver(page: Page): Promise<void> {
  const isTakenOver = () => !document.getElementById('root') || 'usable' in window;
  await page.waitForFunction(isTakenOver, undefined, { timeout: longestMs }).catch(() => undefined);
}
