import { expect } from '@playwright/test';
import { inLongRun } from '#e2e/testing/long.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { displays, rowOf } from '#e2e/testing/office.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { booking, comment, contact, dialog, screen, send, test, view } from './enquiry-office.ts';

/** `axe.spec.ts` looks at the list in every run. */

for (const { width, colorScheme } of displays) {
  test(
    `on a screen ${width} wide, ${colorScheme}, no rule of accessibility is broken and nothing sticks out`,
    inLongRun,
    async ({ page, server }) => {
      await send(server, '/book-place', { ...booking, placeName: 'A place with a name that nobody has ever given to any place' });
      await send(server, '/contact-form', { ...contact, comment: `${comment}\n${'x'.repeat(200)}`, website: 'x' });
      await send(server, '/contact-form', { ...contact, email: 'gone@example.org', comment });
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const look = async () => {
        await expectNoViolation(page);
        expect(await page.evaluate(stickingOut)).toEqual([]);
      };
      await page.goto(screen);
      // On a phone what is seldom needed folds.
      if (width < 1024) await page.getByRole('button', { name: 'More', exact: true }).first().click();
      await page.getByRole('button', { name: 'Personal data' }).click();
      await page.getByLabel('Email address or phone number').fill('gone@example.org');
      await look();
      await page.getByRole('button', { name: 'Erase' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
      await expect(page.getByText(/was erased: /)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('article')).toHaveCount(3);
      await look();
      await view(rowOf(page, 'Ravi Pawar'));
      await dialog(page).getByRole('button', { name: 'Forwarded' }).click();
      await dialog(page).getByRole('textbox', { name: 'Note' }).fill('Ask the guide');
      await expect(dialog(page).getByText('Set to Forwarded')).toBeVisible();
      await look();
    },
  );
}
