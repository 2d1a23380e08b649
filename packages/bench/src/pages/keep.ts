import type { BrowserContext } from 'playwright-core';

import { type Visit, visit } from './visit.ts';

/** Lets a browser keep the pages of a copy: with the worker there, each is seen once. */
export async function keepCopy(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  const page = await context.newPage();
  await page.goto(addresses[0] ?? '');
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await navigator.serviceWorker.register('/worker.js');
    await controlled;
  });
  for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
}

/** Lets a browser keep the app and its rows, as it does by itself in idle time. */
export async function keepApp(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByText('Ready to work offline', { exact: true }).first().waitFor();
  await page.close();
}

/** The same with each page as it was made by the server. */
export async function keepUs(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  await keepApp(context, addresses[0] ?? '');
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(address);
    await page.evaluate(async (kept) => {
      while (!(await caches.match(kept))) await new Promise((again) => setTimeout(again, 100));
    }, address);
  }
  await page.close();
}

/** The worker has long been ended when somebody comes back. */
export async function comeBackWithoutSignal(context: BrowserContext, address: string, patience?: number): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.close();
  return visit(context, address, 'none', patience);
}
