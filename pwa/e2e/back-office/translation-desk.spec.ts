import { expect, type Page } from '@playwright/test';

import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { test } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

const desk = (page: Page) => page.getByRole('region', { name: 'Translations' });
const list = (page: Page) => page.getByRole('region', { name: 'Entries' });
const progress = (page: Page) => page.getByText(/^Complete: \d+ of \d+\. Missing texts: \d+\. Outdated: \d+\.$/);

async function expectGood(page: Page): Promise<void> {
  await expectNoViolation(page);
  expect(await page.evaluate(stickingOut)).toEqual([]);
}

async function addServices(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const status = await page.evaluate(async (asked) => {
      const token = localStorage.getItem('admin-token');
      const [{ _id: regionId }] = (await (await fetch('/api/get-regions')).json()).result;
      const body = {
        name: asked,
        type: 'hospital',
        content: 'Wounds are dressed.\n\nOpen all night.',
        mapURL: 'https://example.org/',
        regionId,
      };
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      return (await fetch('/api/add-service', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    }, name);
    expect(status).toBe(201);
  }
}

test('what is left to translate is done row after row with the keyboard, English beside it', async ({ page }) => {
  await page.goto('/admin');
  await addServices(page, ['Aa Clinic', 'Ab Clinic']);
  await page.goto('/admin/translations?table=services&language=hi');
  await expect(progress(page)).toBeVisible();
  const before = await progress(page).innerText();
  await list(page).getByRole('button', { name: 'Aa Clinic 2 missing' }).focus();
  await page.keyboard.press('Enter');
  await expect(desk(page).getByRole('heading', { name: 'Aa Clinic' })).toBeFocused();
  await expect(desk(page).getByText('Wounds are dressed.\n\nOpen all night.')).toBeVisible();
  await expectGood(page);

  await page.keyboard.press('Tab');
  await page.keyboard.type('आ क्लिनिक');
  await page.keyboard.press('Tab');
  await page.keyboard.type('घाव बाँधे जाते हैं।');
  await desk(page).getByRole('button', { name: 'Save and next' }).press('Enter');
  await expect(desk(page).getByRole('heading', { name: 'Ab Clinic' })).toBeFocused();
  await expect(list(page).getByText('Aa Clinic')).toBeHidden();
  await expect(progress(page)).not.toHaveText(before);

  // Typed and left: it is there again.
  await desk(page).getByLabel('Name (हिन्दी)').fill('बी');
  await expect.poll(() => page.url()).toContain('row=');
  await desk(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(list(page).getByRole('button', { name: 'Ab Clinic 1 missing' })).toBeVisible();
});

test('a translation that is older than its English says what it was made from, and is found still right', async ({ page }) => {
  await page.goto('/admin/tourism-directory-management');
  await page.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('admin-token')}` };
    const { result } = await (await fetch('/api/get-regions')).json();
    const { _id, name, content, translations, version: _, ...others } = result[0];
    const body = JSON.stringify({ name, content: `${content} Said anew.`, translations, alternateNames: others.alternateNames });
    await fetch(`/api/update-region/${_id}`, { method: 'PUT', headers, body });
  });
  await page.goto('/admin/translations?table=regions&language=mr&needs=outdated');
  await list(page)
    .getByRole('button', { name: /1 outdated$/ })
    .click();
  await expect(desk(page).getByText(/^Translated from: /)).toBeVisible();
  await desk(page)
    .getByLabel(/^Still correct: /)
    .check();
  await desk(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Nothing is left to do here.')).toBeVisible();
});

test('what a colleague wrote of the same row meanwhile is kept beside what was typed here', async ({ page }) => {
  await page.goto('/admin');
  await addServices(page, ['Ad Clinic']);
  await page.goto('/admin/translations?table=services&language=hi');
  await list(page).getByRole('button', { name: 'Ad Clinic 2 missing' }).click();
  await desk(page).getByLabel('Name (हिन्दी)').fill('एड क्लिनिक');
  await expect.poll(() => page.url()).toContain('row=');
  const id = new URL(page.url()).searchParams.get('row');
  const translate = async (asked: string | null) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('admin-token')}` };
    const body = JSON.stringify({ language: 'hi', texts: { content: 'रात भर खुला।' } });
    return (await fetch(`/api/translate/services/${asked}`, { method: 'PUT', headers, body })).status;
  };
  expect(await page.evaluate(translate, id)).toBe(200);
  await desk(page).getByRole('button', { name: 'Save', exact: true }).click();
  const met = page.getByRole('dialog', { name: 'Someone else has saved this' });
  await expect(met.getByRole('radiogroup', { name: 'Content, हिन्दी' }).getByRole('radio', { checked: true })).toHaveAccessibleName(
    /^By admin/,
  );
  await expectGood(page);
  await met.getByRole('button', { name: 'Save what I chose' }).click();
  await expect(met).toBeHidden();
  await expect(list(page).getByText('Ad Clinic')).toBeHidden();
});

test('on a phone the list gives way to the row, and comes back; what is typed stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/translations?lang=mr&needs=all&table=reports');
  await expect(page.getByRole('heading', { level: 1, name: 'भाषांतरे' })).toBeVisible();
  const first = page.getByRole('region', { name: 'नोंदी' }).getByRole('button').first();
  await first.click();
  await expect(first).toBeHidden();
  await expectGood(page);
  await page.getByRole('button', { name: 'यादीकडे परत' }).click();
  await expect(first).toBeVisible();
});

test('what lacks a language, and what needs care, lead to the desk that mends it', async ({ page }) => {
  await page.goto('/admin/essentials-management');
  await addServices(page, ['Ac Clinic']);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/essentials-management?translated=not-hi');
    await page.getByRole('link', { name: 'Translate into हिन्दी' }).click();
    await expect(page.getByRole('button', { name: /^हिन्दी \(\d+\)$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(list(page).getByRole('button', { name: 'Ac Clinic 2 missing' })).toBeVisible();
    await expectGood(page);
  }
  await page.goto('/admin');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Translation missing or outdated' }) });
  await card.getByRole('link', { name: /service/ }).click();
  await expect(page).toHaveURL(/\/admin\/translations\?table=services$/);
  await expect(list(page).getByRole('button', { name: 'Ac Clinic 2 missing' })).toBeVisible();
});
