import type { CDPSession, Page } from 'playwright-core';

/** Slow 4G as Chrome's own tools have it: milliseconds, bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: (1_600_000 / 8) * 0.9, uploadThroughput: (750_000 / 8) * 0.9 };

/** A processor that is so many times slower. */
export async function slowProcessor(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** The page's own requests only: a service worker's are not slowed down. The session has to hear of the network. */
export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', slow4G);
}
