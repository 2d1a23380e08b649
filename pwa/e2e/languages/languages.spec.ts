import type { Language } from '@helpdesk/contract/languages';
import { languageFacts } from '@helpdesk/contract/languages';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/all-messages';
import { m } from '@helpdesk/words/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { everyRoute, oneOfEachKind } from '#e2e/testing/addresses.ts';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { administrator, test as officeTest } from '#e2e/testing/office.ts';
import { readerTest as phoneTest } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';
import { waitForApp } from '#e2e/testing/taken-over.ts';
import { expectTold } from '#e2e/testing/told.ts';
import { saidAt } from './in-language.ts';
import { latinRuns } from './latin-runs.ts';

/** What product 8.1 promises of `?lang=`: every page, every word, whichever way the language was chosen. */

const widths = long ? [320, 360, 390, 768, 1440] : [320];
/** In the long run all of them. */
const measured = ['/contact-us'];

async function expectSaid(page: Page, address: string, language: Language): Promise<void> {
  const { heading, title } = saidAt(address, language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const vegetarian = sampleRegion.restaurants.filter(({ categories }) => categories.includes('Veg')).length;

const inFooter = (page: Page, language: Language): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: languageFacts[language].name, exact: true });

/** Opens the menu of a page in one language and chooses another, as a tap does: the browser's driver would scroll to it first. */
async function chooseInMenu(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole('button', { name: messagesIn(from).menu_open(), exact: true }).dispatchEvent('click');
  const choices = page.getByRole('group', { name: messagesIn(from).language_label() });
  await expect(choices.getByRole('button', { pressed: true })).toHaveText(languageFacts[from].name);
  await expect(choices).toBeInViewport();
  await choices.getByRole('button', { name: languageFacts[to].name, exact: true }).dispatchEvent('click');
}

for (const language of long ? (['mr', 'hi'] as const) : (['mr'] as const)) {
  test(`every route speaks ${languageFacts[language].name} alone, and fits`, async ({ page }) => {
    for (const { address } of long ? everyRoute : oneOfEachKind) {
      await page.goto(`${address}?lang=${language}`);
      await expectSaid(page, address, language);
      expect.soft(await latinRuns(page), `Latin at ${address}`).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => page.evaluate(stickingOut), `what sticks out of ${address} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      if (long || measured.includes(address)) await expectNoViolation(page);
    }
  });
}

test('the menu changes the language in place, without a new page, and gives the focus back', async ({ page }) => {
  await page.goto('/privacy-policy');
  const chapter = (language: Language) => page.getByRole('heading', { name: messagesIn(language).privacy_cookies() });
  await chapter('en').evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => window.scrollBy({ top: -100, behavior: 'instant' }));
  const before = (await chapter('en').boundingBox())?.y ?? 0;
  await page.evaluate(() => Object.assign(window, { same: true }));

  await chooseInMenu(page, 'en', 'mr');
  await expectSaid(page, '/privacy-policy', 'mr');
  await expect(page).toHaveURL('/privacy-policy?lang=mr');
  await expect(page.getByRole('button', { name: messagesIn('mr').menu_open() })).toBeFocused();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  const moved = async () => Math.abs(((await chapter('mr').boundingBox())?.y ?? 0) - before);
  await expect.poll(moved, { message: 'how far the chapter that was being read moved' }).toBeLessThan(150);
});

test('the footer offers the page in each language, marks the one that is spoken, and stays where it is', inLongRun, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/restaurant-directory?search=Veg');
  await expect(page.getByText(m.count_restaurants({ count: vegetarian }), { exact: true }).last()).toBeVisible();
  await inFooter(page, 'hi').scrollIntoViewIfNeeded();
  const before = (await inFooter(page, 'hi').boundingBox())?.y ?? 0;
  await expect(inFooter(page, 'en')).toHaveAttribute('aria-current', /true|page/);
  for (const language of ['en', 'mr', 'hi'] as const) await expect(inFooter(page, language)).toHaveAttribute('lang', language);

  await inFooter(page, 'hi').focus();
  await page.keyboard.press('Enter');
  await expectSaid(page, '/restaurant-directory', 'hi');
  await expect(page).toHaveURL(/\?search=Veg&lang=hi$/);
  await expect(inFooter(page, 'hi')).toHaveAttribute('aria-current', /true|page/);
  await expect(inFooter(page, 'hi')).toBeFocused();
  await expect.poll(async () => Math.abs(((await inFooter(page, 'hi').boundingBox())?.y ?? 0) - before)).toBeLessThan(5);
  await expect(page.getByRole('button', { name: messagesIn('hi').filter_veg(), exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a choice is kept by the one cookie, travels with links, and gives way to the address',
  inLongRun,
  async ({ page, context, browser, server }) => {
    await page.goto('/');
    await chooseInMenu(page, 'en', 'mr');
    await expectSaid(page, '/', 'mr');
    await page.reload();
    await expectSaid(page, '/', 'mr');
    await page.goto('/about-us');
    await expectSaid(page, '/about-us', 'mr');
    expect(await context.cookies()).toEqual([expect.objectContaining({ name: 'lang', value: 'mr' })]);
    await page.goto('/events?lang=hi');
    await expectSaid(page, '/events', 'hi');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: messagesIn('hi').menu_contact(), exact: true })
      .click();
    await expectSaid(page, '/contact-us', 'hi');
    await expect(page).toHaveURL('/contact-us?lang=hi');

    const stranger = await browser.newContext({ baseURL: server.address });
    await waitForApp(stranger);
    const shared = await stranger.newPage();
    await shared.goto(page.url());
    await expectSaid(shared, '/contact-us', 'hi');
    await shared.goto('/contact-us?lang=xx');
    await expectSaid(shared, '/contact-us', 'en');
    expect(await stranger.cookies()).toEqual([]);
    await stranger.close();
  },
);

test('letter groups list by the names of the language, the English ones keep their meaning', inLongRun, async ({ page }) => {
  await page.goto('/tourism-directory?lang=mr');
  const names = () => page.locator('main li a > span > span:first-child').allTextContents();
  await page.getByRole('button', { name: 'क-ङ', exact: true }).click();
  await expect(page).toHaveURL(/search=/);
  await expect.poll(names).not.toHaveLength(0);
  for (const name of await names()) expect(name).toMatch(/^[क-ङ]/u);
  await page.getByRole('searchbox').fill('A-D');
  await expect(page.getByText(/^\d+ /).first()).toBeVisible();
  await expect.poll(async () => (await names()).some((name) => !/^[क-ङ]/u.test(name))).toBe(true);
});

phoneTest(
  'without signal the language changes in the menu and in the footer, and is still there after a reload',
  inLongRun,
  async ({ regular: phone, server }) => {
    await phone.page.goto('/');
    await waitUntilReady(phone.page);
    await server.kill();
    await chooseInMenu(phone.page, 'en', 'mr');
    await expectSaid(phone.page, '/', 'mr');
    await phone.page.goto('/tourism-directory/shivneri-fort', { waitUntil: 'commit' });
    await expectSaid(phone.page, '/tourism-directory/shivneri-fort', 'mr');
    await inFooter(phone.page, 'hi').click();
    await expectSaid(phone.page, '/tourism-directory/shivneri-fort', 'hi');
    await expect(phone.page.getByText(messagesIn('hi').status_offline())).toBeVisible();
    await phone.page.reload({ waitUntil: 'commit' });
    await expectSaid(phone.page, '/tourism-directory/shivneri-fort', 'hi');
    await phone.page.goto('/donate-for-junnar', { waitUntil: 'commit' });
    await expectSaid(phone.page, '/donate-for-junnar', 'hi');
  },
);

officeTest('an administrator logs in and works in मराठी, in which the server answers, too', inLongRun, async ({ page }) => {
  const m = messagesIn('mr');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/tourism-directory-management?lang=mr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.login_title());
  await expect(page).toHaveTitle(new RegExp(site.name.mr));
  expect(await latinRuns(page)).toEqual([]);

  await page.getByLabel(m.login_email(), { exact: true }).fill(administrator.email);
  await page.getByLabel(m.login_password(), { exact: true }).fill('not the right words');
  await page.keyboard.press('Enter');
  await expectTold(page, m.server_login_refused());
  await page.getByLabel(m.login_password(), { exact: true }).fill(administrator.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.menu_places());
  const headings = page.getByRole('main').getByRole('row').getByRole('heading');
  await expect(headings).not.toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  const names = await headings.allTextContents();
  const runs = await latinRuns(page);
  const isShortcut = (text: string) => /^[A-Z]-[A-Z]$/.test(text);
  expect(runs.filter((text) => !isShortcut(text) && !names.some((name) => text.includes(name)))).toEqual([]);
});
