import { expect, type Page } from '@playwright/test';

import { inLongRun } from '#e2e/testing/long.ts';
import { findRow, test } from '#e2e/testing/office.ts';

const form = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: RegExp) => form(page).getByRole('group', { name: 'Language of the texts' }).getByRole('button', { name });

async function open(page: Page, name: string): Promise<void> {
  await (await findRow(page, name)).getByRole('button', { name: 'Edit' }).click();
  await expect(tab(page, /मराठी/)).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Submit' }).click();
  await expect(form(page)).toBeHidden();
}

test(
  'a translation is complete, outdated when its English changes, found still right, missing, and written',
  inLongRun,
  async ({ page }) => {
    await page.goto('/admin/tourism-directory-management');
    await open(page, 'Hadsar Fort');
    await expect(tab(page, /मराठी/)).toHaveText('मराठीComplete');
    await form(page).getByLabel('Content').fill('Steps lead up between two walls of rock.');
    await expect(tab(page, /मराठी/)).toHaveText('मराठी1 outdated');
    await save(page);

    await open(page, 'Hadsar Fort');
    await expect(tab(page, /मराठी/)).toHaveText('मराठी1 outdated');
    await tab(page, /मराठी/).click();
    await expect(form(page).getByText('Outdated', { exact: true })).toHaveCount(1);
    await expect(form(page).getByText(/^Translated from: /)).toBeVisible();
    await expect(form(page).getByText('English: Steps lead up between two walls of rock.')).toBeVisible();
    await form(page).getByRole('checkbox', { name: 'Still correct: Content' }).check();
    await expect(form(page).getByText('Outdated', { exact: true })).toHaveCount(0);
    await form(page).getByLabel('Name (मराठी)').fill('');
    await expect(form(page).getByLabel('Name (मराठी)')).toHaveAttribute('placeholder', 'Hadsar Fort');
    await expect(tab(page, /मराठी/)).toHaveText('मराठी1 missing');
    await save(page);

    await open(page, 'Hadsar Fort');
    await expect(tab(page, /मराठी/)).toHaveText('मराठी1 missing');
    await expect(tab(page, /हिन्दी/)).toHaveText('हिन्दी1 outdated');
    await form(page).getByRole('button', { name: 'Add a fact' }).click();
    await form(page).getByRole('group', { name: 'Facts' }).getByRole('textbox').last().fill('Two gates');
    await form(page).getByLabel('Also known as').fill('Parvatgad\nHadsargad');
    await tab(page, /मराठी/).click();
    await form(page).getByLabel('Name (मराठी)').fill('हडसर किल्ला');
    await form(page)
      .getByLabel(/^Fact \d+ \(मराठी\)$/)
      .last()
      .fill('दोन दरवाजे');
    await expect(tab(page, /मराठी/)).toHaveText('मराठीComplete');
    await save(page);
    await page.goto('/tourism-directory/hadsar-fort?lang=mr');
    await expect(page.getByRole('heading', { level: 1, name: 'हडसर किल्ला' })).toBeVisible();
    await expect(page.getByText('दोन दरवाजे')).toBeVisible();
  },
);

/** A photo of 12 megapixels as a camera makes it: too large for the server, and lying on its side as its EXIF says. */
async function largePhoto(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    const noise = pen.createImageData(1000, 1000);
    for (let at = 0; at < noise.data.length; at += 65_536) crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
    for (let at = 3; at < noise.data.length; at += 4) noise.data[at] = 255;
    for (let x = 0; x < 4; x += 1) for (let y = 0; y < 3; y += 1) pen.putImageData(noise, 1000 * x, 1000 * y);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(text);
  });
  const jpeg = Buffer.from(drawn, 'base64');
  // Orientation 6: turned by a quarter.
  const exif = Buffer.from('ffe1002245786966000049492a00080000000100120103000100000006000000000000000000', 'hex').subarray(0, 36);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'a photo that is taken with the camera goes straight in, small enough for a bad network, and upright',
    inLongRun,
    async ({ page }) => {
      await page.goto('/admin/ad-management');
      await page.getByRole('button', { name: 'Add New Ad' }).click();
      const photo = await largePhoto(page);
      expect(photo.length).toBeGreaterThan(8 * 1024 * 1024);
      const camera = form(page).locator('input[capture=environment]');
      await expect(form(page).getByRole('button', { name: 'Take a photo' })).toBeVisible();
      await expect(camera).toHaveAttribute('accept', 'image/*');
      const sending = page.waitForRequest('**/api/upload-image');
      await camera.setInputFiles([{ name: 'image.jpg', mimeType: 'image/jpeg', buffer: photo }]);
      const request = await sending;
      expect(request.postDataBuffer()?.length ?? 0).toBeLessThan(6 * 1024 * 1024);
      await expect(form(page).getByText('1 saved, 0 waiting')).toBeVisible();
      const picture = form(page).getByRole('img', { name: 'Picture 1' }).first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.naturalHeight / image.naturalWidth : 0)))
        .toBeCloseTo(4 / 3, 1);
    },
  );

  test('an iPhone’s photo that this browser cannot read is refused with what to do', inLongRun, async ({ page }) => {
    await page.goto('/admin/ad-management');
    await page.getByRole('button', { name: 'Add New Ad' }).click();
    const files = form(page).locator('input[multiple]');
    await files.setInputFiles([{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }]);
    await expect(form(page).getByText('This browser cannot read HEIC photos.')).toBeVisible();
  });
});
