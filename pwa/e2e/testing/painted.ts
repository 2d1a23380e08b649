import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until so many pictures are there, and each of them shows something. */
export async function expectPainted(pictures: Locator, count: number): Promise<void> {
  await expect(pictures).toHaveCount(count);
  await expect.poll(() => pictures.evaluateAll(bringIntoView), { message: 'pictures that are not painted' }).toEqual([]);
}

/** Those that failed, after each was in view once: below the fold nothing loads. */
async function bringIntoView(images: Element[]): Promise<string[]> {
  const failed: string[] = [];
  for (const image of images as HTMLImageElement[]) {
    image.scrollIntoView({ block: 'center' });
    await image.decode().catch(() => undefined);
    if (!image.complete || image.naturalWidth === 0) failed.push(image.currentSrc || image.src);
  }
  return failed;
}

/** Notes of each page that is opened from here on which display is chosen as its body begins, before anything of it can be painted. */
export const noteDisplayAtBody = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme });
    }).observe(document, { childList: true, subtree: true });
  });

export const displayAtBody = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'themeAtBody'));
