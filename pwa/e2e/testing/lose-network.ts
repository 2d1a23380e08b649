import type { Page } from '@playwright/test';

/** Takes the network from this page alone: `setOffline` waits for each worker, and one whose script is held back never answers. */
export async function loseNetwork(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const emulate = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await session.send('Network.enable');
  await emulate(true);
  return () => emulate(false);
}
