import { expect, type Page } from '@playwright/test';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { expectNoColourViolation, expectNoViolation } from '#e2e/testing/no-violation.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { bookNow, dialogOf, fillPerson, openBooking, stay, test } from './booking-dialog.ts';

/** The form of a request: what is typed is kept, and it is filled in by keyboard, on every screen, by day and by night. */

/** The phone numbers of the drafts in the phone's database. */
const storedDrafts = () =>
  new Promise<string[]>((resolve, reject) => {
    const opening = indexedDB.open('mine');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onerror = reject;
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.map(({ values }) => values.phone));
      };
    };
  });

test('a half-filled form, with a text that is too long, survives a reload, the way back and a killed browser, until it is discarded', async ({
  regular: phone,
}) => {
  const dialog = await openBooking(phone.page);
  await dialog.getByLabel('Name', { exact: true }).fill('Asha');
  await dialog.getByLabel('Phone', { exact: true }).fill('+91 00000 10001');
  const expectKept = async (page: Page) => {
    await expect(dialogOf(page).getByLabel('Name', { exact: true })).toHaveValue('Asha');
    await expect(dialogOf(page).getByLabel('Phone', { exact: true })).toHaveValue(/^\+91 ?0000010001$/);
    await expect(dialogOf(page).getByText('Draft saved on this phone.')).toBeVisible();
  };
  // A browser that is killed has lost what it only meant to write.
  await expect.poll(() => phone.page.evaluate(storedDrafts)).toEqual(['+910000010001']);
  await phone.page.reload();
  await bookNow(phone.page).click();
  await expectKept(phone.page);
  await phone.page.goto('/contact-us');
  const comment = phone.page.getByLabel('Comment');
  await comment.focus();
  await phone.page.keyboard.insertText('x'.repeat(2001));
  await expect(comment).toHaveAccessibleDescription('At most 2000 characters: 1 too many');
  await expect(comment).toHaveValue('x'.repeat(2001));
  await comment.fill('The gate');
  await expect(comment).not.toHaveAttribute('aria-invalid', 'true');
  await phone.page.goBack();
  await bookNow(phone.page).click();
  await expectKept(phone.page);
  await phone.page.goForward();
  await expect(phone.page.getByLabel('Comment')).toHaveValue('The gate');

  await phone.killAndReopen();
  const { page } = phone;
  await openBooking(page);
  await expectKept(page);
  await dialogOf(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialogOf(page).getByLabel('Name', { exact: true })).toHaveValue('');
  await openBooking(page);
  await expect(dialogOf(page).getByLabel('Name', { exact: true })).toHaveValue('');
});

test('a request is made by keyboard alone: errors are tied to their fields, the focus stays in the dialog and returns', async ({
  regular: phone,
}) => {
  const { page } = phone;
  await page.goto(stay.address);
  await bookNow(page).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  const submit = dialog.getByRole('button', { name: 'Submit request' });
  await expect(submit).toBeVisible();
  const isInside = () => dialog.evaluate((it) => it.contains(document.activeElement));
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press(presses < 12 ? 'Tab' : 'Shift+Tab');
    expect(await isInside()).toBe(true);
    await expect(dialog.locator('[name="website"]')).not.toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bookNow(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('Enter');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  await expect(dialog.getByRole('alert')).toContainText('3 fields need your attention');
  await expect(field('Name')).toBeFocused();
  for (const [label, error] of [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Phone', 'Phone is required'],
  ] as const) {
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(label)).toHaveAccessibleDescription(error);
  }
  await page.keyboard.type('Asha');
  await expect(field('Name')).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@example.in');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Country')).toBeFocused();
  await page.keyboard.press('Tab');
  // With the digits of a Marathi keyboard, into the middle as well.
  await page.keyboard.type('९८२२०००');
  await page.keyboard.press('Home');
  await page.keyboard.type('१२');
  await expect(field('Phone')).toHaveValue(/^1 ?2 ?9 ?8 ?2 ?2 ?0 ?0 ?0$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('०९८२२० ०००००');
  await expect(field('Phone')).toHaveValue(/^098220 ?00000$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeFocused();
});

for (const width of long ? [360, 1440] : [360]) {
  test(
    `the dialog and its outcome break no rule of accessibility at ${width} pixels, by day and by night`,
    inLongRun,
    async ({ regular: phone }) => {
      const { page } = phone;
      await page.setViewportSize({ width, height: 800 });
      const dialog = await openBooking(page);
      const look = async () => {
        await expectNoViolation(page);
        await expectNoColourViolation(page, 'dark');
        expect(await page.evaluate(stickingOut)).toEqual([]);
      };
      await look();
      await dialog.getByRole('button', { name: 'Submit request' }).click();
      await expect(dialog.getByText('Name is required')).toBeVisible();
      await look();
      await fillPerson(dialog);
      await dialog.getByRole('button', { name: 'Submit request' }).click();
      await expect(dialog.getByRole('heading', { name: 'Request sent' })).toBeVisible();
      await look();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('region', { name: 'Contact' })).toBeVisible();
      await look();
    },
  );
}
