import type { Page } from '@playwright/test';

/** Undefined: as much as the browser gives. Without `estimate()` knowing of it, as on a phone that is full of other things. */
export async function allow(page: Page, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize });
}
