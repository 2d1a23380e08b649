import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#e2e/testing/counter.ts';
import { attracting, begin, counter, newKiosk, pairedKiosk } from '#e2e/testing/kiosk.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';

/** The keys on the screen, in the page of the contact form and in the window of a booking. */

const board = (page: Page) => page.getByRole('region', { name: 'Keyboard' });
const key = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true });

const press = async (page: Page, ...names: string[]) => {
  for (const name of names) await key(page, name).click();
};

/** Presses every key that types, each with Shift if so, and answers with what stood on them. */
const pressAll = (page: Page, shift: boolean) =>
  board(page).evaluate((element, shifted) => {
    const shiftKey = element.querySelector<HTMLElement>('[aria-label="Shift"]');
    return [...element.querySelectorAll<HTMLElement>('button:has(> .sr)')].map((button) => {
      if (shifted) shiftKey?.click();
      const shown = button.firstElementChild?.textContent ?? '';
      button.click();
      return shown;
    });
  }, shift);

/** The field is seen, and no key lies over it. */
async function expectFree(page: Page, field: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [box, keys] = [await field.boundingBox(), await board(page).boundingBox()];
      return box && keys && box.y > 0 && box.y + box.height <= keys.y;
    })
    .toBe(true);
}

/** Of the keys, in pixels. */
const smallest = (page: Page) =>
  board(page)
    .getByRole('button')
    .evaluateAll((keys: HTMLElement[]) => Math.min(...keys.flatMap((each) => [each.offsetWidth, each.offsetHeight])));

test('every field is typed into by keys on the screen, in each script, and none lies under them', async ({ page, server }) => {
  await pairedKiosk(page, server);
  await begin(page);
  await page.getByRole('link', { name: 'Contact Us' }).first().click();
  const name = page.getByLabel('Name', { exact: true });
  const comment = page.getByLabel('Comment');
  await expect(board(page)).toBeHidden();

  await test.step('in the language of the page, with one capital, at the caret', async () => {
    await name.click();
    await expectFree(page, name);
    await press(page, 'Shift', 'Capital A', 's', 'a', 'Back one letter', 'h');
    await expect(name).toHaveValue('Asha');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('autocomplete', 'off');
    await expect(name).toHaveAttribute('inputmode', 'none');
    await expectNoViolation(page);
  });

  await test.step('no longer than a field takes, and what is selected gives way', async () => {
    await name.evaluate((field: HTMLInputElement) => {
      field.maxLength = 4;
      field.setSelectionRange(1, 4);
    });
    await press(page, 'm', 'i', 't', 'a');
    await expect(name).toHaveValue('Amit');
    await name.evaluate((field: HTMLInputElement) => field.removeAttribute('maxlength'));
  });

  await test.step('each key types what stands on it, in a field that React holds', async () => {
    await comment.click();
    await expectFree(page, comment);
    const layouts = ['Devanagari, in alphabetical order', 'Devanagari, by sound', 'Numbers and symbols', 'English letters'];
    for (const layout of layouts) {
      await press(page, layout);
      for (const shift of (await key(page, 'Shift').count()) > 0 ? [false, true] : [false]) {
        await comment.evaluate((field: HTMLTextAreaElement) => field.select());
        await press(page, 'Erase');
        const shown = await pressAll(page, shift);
        expect(shown.length).toBeGreaterThan(30);
        await expect(comment).toHaveValue(shown.join(''));
      }
    }
  });

  await test.step('Backspace takes the last letter of a conjunct, and goes on while it is held', async () => {
    await comment.evaluate((field: HTMLTextAreaElement) => field.select());
    await press(page, 'Erase', 'Devanagari, in alphabetical order', 'क्ष', 'Erase');
    await expect(comment).toHaveValue('क्');
    await press(page, 'ष', 'Vowel sign इ', 'New line', 'ळ');
    await expect(comment).toHaveValue('क्षि\nळ');
    await key(page, 'Erase').hover();
    await page.mouse.down();
    await expect(comment).toHaveValue('');
    await page.mouse.up();
    await press(page, 'ॲ', 'Done');
    await expect(board(page)).toBeHidden();
    await expect(comment).toHaveValue('ॲ');
  });

  await test.step('an address for mail and a number have keys of their own', async () => {
    const mail = page.getByLabel('Email');
    await mail.click();
    await press(page, 'a', 'At sign', 'b', 'Full stop', 'i', 'n', 'Back one letter', 'Erase', 'c');
    await expect(mail).toHaveValue('a@b.cn');
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await phone.click();
    await expect(key(page, 'a')).toBeHidden();
    await press(page, '9', '8', '2', '2', '1', 'Erase', '0');
    await expect(phone).toHaveValue(/9822 ?0$/);
    await press(page, 'Done');
  });

  await test.step('keys are large on both kinds of screens', async () => {
    for (const size of [counter, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(size);
      await name.click();
      for (const layout of ['Numbers and symbols', 'Devanagari, in alphabetical order', 'Devanagari, by sound', 'English letters']) {
        await press(page, layout);
        expect(await smallest(page)).toBeGreaterThanOrEqual(56);
        await expectFree(page, name);
      }
      await press(page, 'Done');
    }
    await page.setViewportSize(counter);
  });

  await test.step('in a window the keys belong to it, and a date is typed by its digits', async () => {
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('link', { name: 'Accommodation Directory' }).first().click();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Book Now' }).filter({ visible: true }).first().click();
    const day = page.getByLabel('From (optional)');
    const shown = () => day.evaluate((field) => getComputedStyle(field, '::before').content);
    expect(await shown()).toBe('"dd/mm/yyyy"');
    await day.click();
    await expectFree(page, day);
    await press(page, '3', '1', '0', '2', '2', '0', '3', '0');
    await expect(board(page).getByText('This date does not exist.')).toBeVisible();
    await expect(day).toHaveValue('');
    for (let digits = 6; digits > 0; digits -= 1) await press(page, 'Erase');
    await press(page, '1', '2', '2', '0', '3', '0');
    await expect(day).toHaveValue('2030-12-31');
    // Whatever order the browser has.
    expect(await shown()).toBe('"31/12/2030"');
    // One line: what the browser would show is not there.
    const [date, other] = [await day.boundingBox(), await page.getByLabel('Guests (optional)').boundingBox()];
    expect(date?.height).toBeCloseTo(other?.height ?? 0, 0);
    await expectNoViolation(page);
    const told = page.getByRole('dialog').getByLabel('Name', { exact: true });
    await told.click();
    await expectFree(page, told);
    await key(page, 'q').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(told).toHaveValue('qq');
    await expect(key(page, 'q')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(board(page)).toBeHidden();
  });
});

test('a box without a keyboard is paired by the keys on its screen', async ({ page, server }) => {
  const { code } = await newKiosk(server);
  await page.goto('/kiosk');
  const field = page.getByLabel('Code');
  await expect(board(page)).toBeHidden();
  await field.click();
  await expectFree(page, field);
  await press(page, ...code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  await press(page, 'Done');
  await page.getByRole('button', { name: 'Pair' }).click();
  await attracting(page);
});
