import type { BrowserContext } from '@playwright/test';

/** Lets no request for this address through until `release` is called; `asked` is when there was one. */
export async function holdBack(context: BrowserContext, address: string | RegExp): Promise<{ asked: Promise<void>; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  await context.route(address, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  return { asked, release };
}
