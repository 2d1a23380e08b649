import { expect } from '@playwright/test';

import { booking, comment, contact, dialog, screen, send, test, view } from './enquiry-office.ts';
import { expectNoViolation } from './no-violation.ts';
import { displays, rowOf } from './office.ts';
import { stickingOut } from './sticking-out.ts';

/** `admin-axe.spec.ts` looks at the list in every run. */
const longTest = process.env.TEST_LONG ? test : test.skip;

for (const { width, colorScheme } of displays) {
  longTest(
    `on a screen ${width} wide, ${colorScheme}, no rule of accessibility is broken and nothing sticks out`,
    async ({ page, server }) => {
      await send(server, '/book-place', { ...booking, placeName: 'A place with a name that nobody has ever given to any place' });
      await send(server, '/contact-form', { ...contact, comment: `${comment}\n${'x'.repeat(200)}`, website: 'x' });
      await send(server, '/contact-form', { ...contact, email: 'gone@example.org', comment });
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const look = async () => {
        await expectNoViolation(page);
        expect(await page.evaluate(stickingOut)).toEqual([]);
      };
      await page.goto(screen);
      await page.getByRole('button', { name: 'Personal data' }).click();
      await page.getByLabel('E-mail address or phone number').fill('gone@example.org');
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
      await dialog(page).getByLabel('Note').fill('Ask the guide');
      await expect(dialog(page).getByText('Set to Forwarded')).toBeVisible();
      await look();
    },
  );
}
