import type { BrowserContext, Page } from '@playwright/test';

/** A page whose app cannot come is looked at as it is. */
const longestMs = 5_000;

/** The app comes after the page stands, which a person does not notice and a program does: it taps only once the page is taken over. */
export function waitForApp(context: BrowserContext): void {
  context.pages().forEach(followVisits);
  context.on('page', followVisits);
}

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
  const isTakenOver = () => !document.getElementById('root') || performance.getEntriesByName('app').length > 0;
  await page.waitForFunction(isTakenOver, undefined, { timeout: longestMs }).catch(() => undefined);
}
