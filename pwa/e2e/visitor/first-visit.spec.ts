import { expect, type Page } from '@playwright/test';
import { holdBack } from '#e2e/testing/hold-back.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/newcomer.ts';
import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readySentence, waitUntilReady } from '#e2e/testing/readiness.ts';

const panel = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => panel(page).getByRole('searchbox');
const found = (page: Page) => panel(page).getByRole('listitem').getByRole('link');

/** What opens the search, a place, and a wish with what was understood of it and what answers it. */
const inLanguages = [
  ['en', 'Search everything', 'Shivneri Fort', 'hospital near Otur', /near .*Otur/, /Hospital/],
  ['mr', 'सर्व काही शोधा', 'शिवनेरी किल्ला', 'ओतूरजवळ रुग्णालय', /ओतूर”च्या जवळ/, /रुग्णालय/],
  ['hi', 'सब कुछ खोजें', 'शिवनेरी किला', 'ओतूर के पास अस्पताल', /ओतूर के पास/, /अस्पताल/],
] as const;

for (const [language, opener, fort, wish, part, answer] of inLanguages) {
  // In one language by day, in all of them in the long run.
  const details = language === 'mr' ? {} : inLongRun;
  test(
    `while the rows are on their way, everything is searched through the server, and nothing moves when they come (${language})`,
    details,
    async ({ context, page }) => {
      const snapshot = await holdBack(context, /\/api\/sync\/v1\/snapshot\//);
      const asked: (string | null)[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === '/api/search') asked.push(searchParams.get('text'));
      });
      await page.goto(`/about-us?lang=${language}`);
      await page.getByRole('button', { name: opener }).click();
      await box(page).pressSequentially('shivnery');
      await expect(found(page).first()).toContainText(fort);
      expect(asked.length).toBeLessThan('shivnery'.length);
      expect(asked.at(-1)).toBe('shivnery');
      await box(page).fill(wish);
      await expect(panel(page).getByRole('button', { name: part })).toBeVisible();
      await expect(found(page).filter({ hasText: answer }).first()).toBeVisible();
      await expectNoViolation(page);

      await page.evaluate(watchResults);
      // Of the lists, which this page does not show: they come after the rows.
      const picture = page.waitForRequest(/\/images\/[^/]*-320\.webp$/);
      snapshot.release();
      await picture;
      await page.evaluate(prepared);
      expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([]);
      await expect(box(page)).toBeFocused();
      const before = asked.length;
      await box(page).fill('naneghat');
      await expect(found(page).first()).toHaveAttribute('href', /naneghat/);
      expect(asked).toHaveLength(before);
    },
  );
}

/** Notes whatever changes in what was found. */
function watchResults(): void {
  const changes: string[] = [];
  Object.assign(window, { changes });
  const results = document.querySelector('[role="dialog"] [aria-busy]');
  if (!results) throw new Error('There are no results.');
  new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(results, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** The phone searches its rows once it had time to prepare that. */
async function prepared(): Promise<void> {
  for (let turns = 0; turns < 30; turns += 1) await new Promise((resolve) => requestIdleCallback(resolve));
}

test('a search that nobody answers says so, and is answered once the rows are here', async ({ context, page }) => {
  const snapshot = await holdBack(context, /\/api\/sync\/v1\/snapshot\//);
  await context.route(/\/api\/search\?/, (route) => route.abort());
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Search everything' }).click();
  await box(page).fill('shivnery');
  await expect(panel(page).getByText('The guide is still downloading, and the server did not answer.')).toBeVisible();
  await expectNoViolation(page);
  snapshot.release();
  await expect(found(page).first()).toContainText('Shivneri Fort');
  await expect(panel(page).getByText('The guide is still downloading to this phone')).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('an answer that comes late is not shown for what was typed since', async ({ context, page }) => {
  await holdBack(context, /\/api\/sync\/v1\/snapshot\//);
  const late = await holdBack(context, /\/api\/search\?text=shivnery$/);
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Search everything' }).click();
  await box(page).fill('shivnery');
  await late.asked;
  await expect(panel(page).getByText('Loading...')).toBeVisible();
  await box(page).fill('naneghat');
  await expect(found(page).first()).toContainText('Naneghat');
  late.release();
  await expect(found(page).filter({ hasText: 'Shivneri Fort' })).toHaveCount(0);
});

const waitUntilStored = (page: Page, pictures: number) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('list-pictures')).keys()).length), { timeout: 20_000 })
    .toBe(pictures);

test('while the rows are on their way, lists are searched and pages opened through the server', async ({ context, page }) => {
  const snapshot = await holdBack(context, /\/api\/sync\/v1\/snapshot\//);
  await page.goto('/tourism-directory');
  await snapshot.asked;
  await expect(page.getByText(/^Saving the guide/)).toBeVisible();
  await expect(page.getByText('74 places', { exact: true }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('shivnery');
  await expect(page.getByRole('main').getByRole('link', { name: 'Shivneri Fort' }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('74 places', { exact: true }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accommodation Directory' }).click();
  await expect(page.getByText('18 stays', { exact: true }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Ale Reda Samadhi Temple' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ale Reda Samadhi Temple' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Nearby', { exact: false }).first()).toBeVisible();
  snapshot.release();
  await waitUntilReady(page);
});

const listed = (page: Page) => page.getByRole('main').getByRole('list').last().getByRole('listitem');
/** Without what comes into the rows later. */
const namesListed = (page: Page) => listed(page).locator('a > span > span:first-child').allTextContents();
const more = (page: Page) => page.getByRole('button', { name: 'Show more' });
/** As who scrolls there: the list grows by itself, and the button may be gone before it is pressed. */
const nearTheEnd = (page: Page) => more(page).evaluate((button) => button.scrollIntoView());

test('while the rows are on their way, who wants more of a list than came with its page has it through the server, in the same order', async ({
  context,
  page,
}) => {
  const snapshot = await holdBack(context, /\/api\/sync\/v1\/snapshot\//);
  await page.goto('/tourism-directory');
  await expect(listed(page)).toHaveCount(56);
  await nearTheEnd(page);
  await expect(listed(page)).toHaveCount(74);
  await expect(more(page)).toHaveCount(0);
  const names = await namesListed(page);
  expect(names).toHaveLength(74);
  // One more list in the same visit, which grows as the first did.
  await page.getByRole('searchbox').fill('a');
  await expect(listed(page)).not.toHaveCount(74);
  await page.getByRole('searchbox').fill('');
  await nearTheEnd(page);
  await expect(listed(page)).toHaveCount(74);
  snapshot.release();
  await waitUntilReady(page);
  expect(await namesListed(page)).toEqual(names);
});

test('where the server does not bring more of a list, that is on its way until the rows come', async ({ context, page }) => {
  const snapshot = await holdBack(context, /\/api\/sync\/v1\/snapshot\//);
  await context.route(/\?(?:.*&)?rows=/, (route) => route.abort());
  await page.goto('/tourism-directory');
  await expect(listed(page)).toHaveCount(56);
  await more(page).click();
  await expect(more(page)).toHaveAttribute('aria-busy', 'true');
  await expect(listed(page)).toHaveCount(56);
  snapshot.release();
  await expect(listed(page)).toHaveCount(74);
  await expect(more(page)).toHaveCount(0);
});

test('while neither rows nor pages come, the first page stands and the next says so', async ({ context, page }) => {
  const snapshot = await holdBack(context, /\/api\/sync\/v1\/snapshot\//);
  await page.goto('/tourism-directory');
  await snapshot.asked;
  const pages = await holdBack(context, /\?(?:.*&)?lang=en$/);
  await page.getByRole('searchbox').fill('fort');
  await pages.asked;
  await expect(page.getByRole('list', { name: 'Loading...' })).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('74 places', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Ale Reda Samadhi Temple' }).first().click();
  await expect(page.getByText('Loading...').first()).toBeVisible();
  snapshot.release();
  pages.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Ale Reda Samadhi Temple' })).toBeVisible();
});

test('the rows of a first visit are fetched once its page can be used, beside the code that keeps them, and those of later ones by the app alone', async ({
  context,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const app = await holdBack(context, /\/assets\/main-[^/]*\.js$/);
  const keeping = await holdBack(context, /\/assets\/later-[^/]*\.js$/);
  const head = page.waitForResponse(/\/api\/sync\/v1\/head$/);
  const rows = page.waitForResponse(/\/api\/sync\/v1\/snapshot\//);
  const visit = page.goto('/about-us');
  await head;
  await app.asked;
  expect(asked.filter((address) => /\/snapshot\/|\/later-/.test(address))).toEqual([]);
  app.release();
  await visit;
  expect((await rows).status()).toBe(200);
  keeping.release();
  await waitUntilReady(page);
  asked.length = 0;
  const nextHead = page.waitForResponse(/\/api\/sync\/v1\/head$/);
  await page.reload();
  await nextHead;
  expect(asked.filter((address) => address.includes('/snapshot/'))).toEqual([]);
});

test(
  '“Ready to work offline” waits for the last list picture, and the way there is told with its size',
  inLongRun,
  async ({ context, page }) => {
    const picture = await holdBack(context, /\/images\/place-shivneri-fort-1-320\.webp$/);
    await page.goto('/about-us');
    await picture.asked;
    await waitUntilStored(page, 117);
    await expect(page.getByText(/^Saving pictures: \d+ of 118, [\d.]+\s[kM]B$/)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.getByText(readySentence)).toHaveCount(0);
    picture.release();
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText(readySentence)).toBeVisible();
    await expect(page.getByText('Saving pictures')).toHaveCount(0);
  },
);

test('“Ready to work offline” waits for the last part of the app, then is said once in a message', inLongRun, async ({ context, page }) => {
  const part = await holdBack(context, /\/assets\/lightbox-[^/]*\.js$/);
  await page.goto('/about-us');
  await part.asked;
  await waitUntilStored(page, 118);
  await expect(page.getByText('Saving pictures')).toHaveCount(0);
  await expect(page.getByText(readySentence)).toHaveCount(0);
  part.release();
  await expect(page.getByRole('status').getByText(readySentence)).toBeVisible();

  await page.addInitScript((sentence) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="status"]')) if (textContent?.includes(sentence)) said.push(sentence);
    }).observe(document, { childList: true, subtree: true });
  }, readySentence);
  await page.reload();
  await waitUntilReady(page);
  // A message that was on its way has arrived when two more pages were opened.
  for (const name of ['Events', 'Contact Us']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual([]);
});

test('a first visit that breaks off goes on at the next', inLongRun, async ({ context, page }) => {
  const picture = await holdBack(context, /\/images\/place-shivneri-fort-1-320\.webp$/);
  await page.goto('/about-us');
  await picture.asked;
  await waitUntilStored(page, 117);
  const fetched: string[] = [];
  context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.reload();
  picture.release();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText(readySentence)).toBeVisible();
  expect(fetched.filter((path) => /-320\.webp$/.test(path) && !path.includes('shivneri-fort-1'))).toEqual([]);
});

test('where the guide cannot be fetched but pages can, a directory that is opened does not say that it did not load', async ({
  context,
  page,
}) => {
  await context.route(/\/api\/sync\//, (route) => route.abort());
  await page.goto('/about-us');
  await expect(page.getByRole('banner').getByText('The guide did not load.')).toBeVisible();
  const pages = await holdBack(context, /\/tourism-directory\?(?:.*&)?lang=en$/);
  // A link of the footer may still be the browser's own, which asks for a whole page.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tourism Directory' }).click();
  await pages.asked;
  await expect(page.getByRole('list', { name: 'Loading...' })).toBeVisible();
  await expect(page.getByText('The list did not load')).toHaveCount(0);
  pages.release();
  await expect(page.getByText('74 places', { exact: true }).first()).toBeVisible();
});

test('without a server the first visit says what is the matter, and trying again fills the phone', inLongRun, async ({ context, page }) => {
  await context.route(/\/api\/sync\//, (route) => route.abort());
  await page.goto('/tourism-directory');
  await expect(page.getByRole('banner').getByText('The guide did not load.')).toBeVisible();
  await context.unroute(/\/api\/sync\//);
  await page.getByRole('banner').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('74 places', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('The guide did not load.')).toHaveCount(0);
});
