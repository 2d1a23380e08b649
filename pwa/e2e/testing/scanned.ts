import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

/** A camera that is not a good one: so many pixels across the code. */
const pixelsAcross = 240;

/** What a camera reads from the screen. */
export async function scanned(page: Page, label: string): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name: label }).screenshot();
  const pixels = await page.evaluate(
    async ([base64, resizeWidth]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), { resizeWidth, resizeQuality: 'high' });
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const image = context?.getImageData(0, 0, bitmap.width, bitmap.height);
      return { data: [...(image?.data ?? [])], width: bitmap.width, height: bitmap.height };
    },
    [picture.toString('base64'), pixelsAcross] as const,
  );
  return jsQR(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height)?.data;
}
