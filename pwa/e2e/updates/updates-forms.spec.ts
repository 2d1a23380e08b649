import { expect, type Page } from '@playwright/test';
import { inLongRun } from '#e2e/testing/long.ts';
import { administrator, findRow, fromMenu } from '#e2e/testing/office.ts';
import { test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { buildNewer } from './newer-builds.ts';

const expectBuild = (page: Page, build: string) => expect(page.locator('html')).toHaveAttribute('data-build', build);

// The rules that meet here have tests of their own in every run.
test(
  'an update taken in another tab asks before it loads a half-filled form of the back-office anew, and neither it nor a booking loses its text',
  inLongRun,
  async ({ phone: { page: office }, server }) => {
    const builds = await buildNewer();
    await server.kill();
    await server.start({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
    const context = office.context();
    await office.goto('/');
    await waitUntilReady(office);
    const booking = await context.newPage();
    const third = await context.newPage();
    const form = office.getByRole('dialog');
    const openForm = async () => fromMenu(await findRow(office, 'Hadsar Fort'), 'Edit');
    const openBooking = () => booking.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click();
    const name = booking.getByRole('dialog').getByLabel('Name', { exact: true });

    await test.step('two forms are begun', async () => {
      await office.goto('/admin/tourism-directory-management');
      await office.getByLabel('Email').fill(administrator.email);
      await office.getByLabel('Password', { exact: true }).fill(administrator.password);
      await office.getByRole('button', { name: 'Submit' }).click();
      await openForm();
      await form.getByLabel('Content').fill('The steps were repaired.');
      await booking.goto('/accommodation-directory/dhuke-valley-resort');
      await openBooking();
      await name.fill('Asha');
    });

    await server.kill();
    await server.start({ APP_DIR: builds.second });
    await third.goto('/about-us');
    await expect(async () => {
      // As when somebody comes back to the app.
      await third.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(third.getByText('A new version is ready.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const asked = office.waitForEvent('dialog');
    await third.getByRole('button', { name: 'Update', exact: true }).click();
    await test.step('who stays keeps the form', async () => {
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await expectBuild(third, '2');
      await expect(office.locator('html')).not.toHaveAttribute('data-build');
      await expect(form.getByLabel('Content')).toHaveValue('The steps were repaired.');
    });

    await test.step('who leaves finds its text again', async () => {
      office.once('dialog', (question) => question.accept());
      await office.reload();
      await expectBuild(office, '2');
      await expect((await findRow(office, 'Hadsar Fort')).getByText('Unsaved text')).toBeVisible();
      await openForm();
      await expect(form.getByLabel('Content')).toHaveValue('The steps were repaired.');
    });

    await test.step('so does who was booking', async () => {
      await expectBuild(booking, '2');
      await openBooking();
      await expect(name).toHaveValue('Asha');
    });
  },
);
