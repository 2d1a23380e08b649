import { expect, type Locator } from '@playwright/test';

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
