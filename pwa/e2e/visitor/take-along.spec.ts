import { expect, type Page } from '@playwright/test';

import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readerTest as test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { scanned } from '#e2e/testing/scanned.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

const printedPages = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length;

/** What paper would show, on the screen. */
async function asOnPaper(page: Page, dispatched: 'beforeprint' | 'afterprint'): Promise<void> {
  await page.emulateMedia({ media: dispatched === 'beforeprint' ? 'print' : null });
  await page.evaluate((name) => void dispatchEvent(new Event(name)), dispatched);
}

test('a listing is taken along: its pictures in full size on this phone, and itself on one page of paper, without signal', async ({
  regular: { page },
  server,
}) => {
  await page.goto('/tourism-directory/shivneri-fort');
  await waitUntilReady(page);
  const facts = page.getByRole('region', { name: 'Before you go' });
  await facts.getByRole('button', { name: /^Save 3 pictures in full size, about \d+\skB$/ }).click();
  await expect(facts.getByText(/^3 pictures are saved in full size\. \d+\skB$/)).toBeVisible();
  await expect(facts.getByRole('status').filter({ hasText: 'full size' })).toBeFocused();
  await server.kill();
  await page.reload();
  await expect(facts.getByText(/^3 pictures are saved in full size\. \d+\skB$/)).toBeVisible();
  await expectNoViolation(page);

  await test.step('every picture says whose it is', async () => {
    await page.getByRole('button', { name: 'Open picture 2 of 3' }).click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox).toContainText('Drawing: Junnar Tourism Helpdesk, MIT licence');
    await expect(lightbox.getByText('This picture is not saved on this phone.')).toBeHidden();
    await expectNoViolation(page);
    expect(await page.evaluate(stickingOut)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('it prints on one page, whose code leads back to it', async () => {
    await expect(facts.getByRole('button', { name: 'Print' })).toBeVisible();
    expect(await printedPages(page)).toBe(1);
    await expect(page.getByText('This page, always up to date')).toHaveCount(0);
    await asOnPaper(page, 'beforeprint');
    const paper = page.locator('body > div').filter({ hasText: 'This page, always up to date' });
    await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Shivneri Fort');
    await expect(paper.getByText('शिवनेरी किल्ला')).toHaveAttribute('lang', 'mr');
    await expect(paper).toContainText('Drawing: Junnar Tourism Helpdesk, MIT licence');
    await expect(paper).toContainText('/tourism-directory/shivneri-fort');
    await expect(paper.getByRole('img', { name: 'Map of what is nearby' })).toBeVisible();
    await expectNoColourViolation(page, 'dark');
    const link = (await scanned(page, 'QR code of this page')) ?? '';
    await asOnPaper(page, 'afterprint');
    await page.goto(link);
    await expect(page).toHaveURL(/\/tourism-directory\/shivneri-fort$/);
  });

  await test.step('however much there is to say of it', async () => {
    await waitUntilReady(page);
    await expect(facts.getByRole('button', { name: 'Print' })).toBeVisible();
    await asOnPaper(page, 'beforeprint');
    await page.evaluate(() => {
      const sheet = document.querySelector('body > div h1')?.closest('body > div');
      const [text] = [...(sheet?.querySelectorAll('p') ?? [])].sort((a, b) => (b.textContent?.length ?? 0) - (a.textContent?.length ?? 0));
      const list = sheet?.querySelector('dl');
      if (text) text.textContent = 'A long way up. '.repeat(1300);
      for (let at = 0; at < 30; at += 1) list?.append(list.children[0]?.cloneNode(true) ?? '');
    });
    expect(await printedPages(page)).toBe(1);
    await asOnPaper(page, 'afterprint');
  });
});
