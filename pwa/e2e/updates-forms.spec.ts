import { expect, type Page } from '@playwright/test';

import { buildNewer } from './newer-builds.ts';
import { administrator, rowOf } from './office.ts';
import { test } from './phone.ts';
import { waitUntilReady } from './readiness.ts';

const expectBuild = (page: Page, build: string) => expect(page.locator('html')).toHaveAttribute('data-build', build);

// The rules that meet here have tests of their own in every run.
const longTest = process.env.TEST_LONG ? test : test.skip;
longTest(
  'an update taken in another tab asks before it loads a half-filled form of the back-office anew, and neither it nor a booking loses its text',
  async ({ phone: { page: office }, server }) => {
    test.setTimeout(180_000);
    const builds = await buildNewer();
    await server.kill();
    await server.start({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });
    const context = office.context();
    await office.goto('/');
    await waitUntilReady(office);
    const booking = await context.newPage();
    const third = await context.newPage();
    const form = office.getByRole('dialog');
    const openForm = () => rowOf(office, 'Hadsar Fort').getByRole('button', { name: 'Edit' }).click();
    const openBooking = () => booking.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).click();
    const name = booking.getByRole('dialog').getByLabel('Name', { exact: true });

    await test.step('two forms are begun', async () => {
      await office.goto('/login');
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
    // As when somebody comes back to the app.
    await third.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
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
      await expect(rowOf(office, 'Hadsar Fort').getByText('Unsaved text')).toBeVisible();
      await openForm();
      await expect(form.getByLabel('Content')).toHaveValue('The steps were repaired.');
    });

    await test.step('so does who was booking', async () => {
      await expectBuild(booking, '2');
      await openBooking();
      await expect(name).toHaveValue('Asha');
    });
    await builds.forget();
  },
);
