import type { BrowserContext, Page, Response } from '@playwright/test';

/** A page whose app cannot come is looked at as it is. */
const longestMs = 5_000;

/** The app comes after the page stands, which a person does not notice and a program does: it taps only once the page is taken over. */
export async function waitForApp(context: BrowserContext): Promise<void> {
  context.pages().forEach(followVisits);
  context.on('page', followVisits);
  // By an event: a mark of performance is lost where a test has a clock of its own.
  await context.addInitScript(() => addEventListener('usable', () => Object.assign(window, { usable: true })));
}

/** A visit to a page of which no script runs. */
export const visitWithoutScripts = (page: Page, address: string): Promise<Response | null> =>
  (Object.getPrototypeOf(page) as Page).goto.call(page, address);

function followVisits(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...target) => {
    const response = await goto.apply(page, target);
    await takenOver(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload.apply(page, options);
    await takenOver(page);
    return response;
  };
}

async function takenOver(page: Page): Promise<void> {
  const isTakenOver = () => !document.getElementById('root') || 'usable' in window;
  await page.waitForFunction(isTakenOver, undefined, { timeout: longestMs }).catch(() => undefined);
}
