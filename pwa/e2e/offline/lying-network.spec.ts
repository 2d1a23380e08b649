import { expect, type Page } from '@playwright/test';

import { bookNow, dialogOf, stay } from '#e2e/enquiries/booking-dialog.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/networked-phone.ts';
import { readySentence } from '#e2e/testing/readiness.ts';

/** A wireless network answers with its sign-in page in place of a file, once, and the browser caches that for months: the app asks past the cache. */

test.use({ expected: /MIME type|Unexpected token '<'|^Failed to load resource|A part of the app did not load|^Manifest: / });

/** Each file of these, the first time that it is asked for. */
const kinds: readonly { name: string; files: RegExp }[] = [
  { name: 'the first script', files: /^\/assets\/start-/ },
  { name: 'the entry', files: /^\/assets\/main-/ },
  { name: 'what the entry imports', files: /^\/assets\/(?:react|common|details|search|later|libraries|shared)-/ },
  { name: 'parts that come later', files: /^\/assets\/(?:menu-panel|booking-dialog|outbox|after-first-paint)/ },
  { name: 'words', files: /^\/assets\/(?:en|details|lists|forms)-[\w-]+\.js/ },
  { name: 'style sheets', files: /\.css$/ },
  { name: 'fonts', files: /\.woff2$/ },
  { name: 'pictures', files: /^\/images\// },
  { name: 'icons and drawings', files: /\.(?:svg|png)$/ },
  { name: 'the worker', files: /^\/sw\.js$/ },
  { name: 'what the worker alone stores', files: /^\/(?:index\.html|site\.css|manifest)/ },
  { name: 'the manifest', files: /webmanifest$/ },
  { name: 'rows', files: /^\/api\/sync\// },
  { name: 'every file but the first script', files: /^\/(?:assets\/(?!start-)|images\/|sw\.js|api\/sync\/)/ },
];
const inEveryRun = new Set(['the first script', 'every file but the first script']);

for (const { name, files } of kinds) {
  const options = inEveryRun.has(name) ? {} : inLongRun;
  test(`a sign-in page in place of ${name}, once, keeps no phone from the whole guide`, options, async ({ phone: { page }, network }) => {
    const lies = new Set<string>();
    network.decide((line) => {
      const [, address = ''] = line.split(' ');
      const [path = ''] = address.split('?');
      if (!files.test(path) || lies.has(path)) return { kind: 'none' };
      lies.add(path);
      return { kind: 'portal' };
    });
    await page.goto(stay.address);
    await expectItWorks(page);
    expect(lies.size).toBeGreaterThan(0);
    // Nothing of what the page asked for is a sign-in page any more, in the browser's cache or the phone's.
    await expect.poll(() => pagesInPlaceOfFiles(page), { intervals: [1_000] }).toEqual([]);
    if (long) {
      await page.reload();
      await expectItWorks(page);
    }
  });
}

/** Without a reload: what is asked for again comes after 30 s at the latest. */
const patience = { timeout: 2 * 60_000 };

async function expectItWorks(page: Page): Promise<void> {
  await bookNow(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Name', { exact: true })).toBeVisible(patience);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByText(readySentence)).toBeVisible(patience);
  // With its style sheet, which comes apart from it.
  await expect.poll(() => menu.evaluate((element) => getComputedStyle(element).position)).not.toBe('static');
  await page.getByRole('button', { name: 'Close menu' }).click();
}

const pagesInPlaceOfFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = [...new Set(asked)].filter((name) => /\.(?:js|css|woff2|webp|svg|png|webmanifest)$/.test(name));
    const lies: string[] = [];
    for (const file of files) {
      const answer = await fetch(file, { cache: 'force-cache' });
      if (answer.headers.get('Content-Type')?.includes('html')) lies.push(file);
    }
    return lies;
  });

test('sign-in pages in place of the scripts of the back-office, for as long as it is asked for, keep nobody from logging in', async ({
  phone: { page },
  network,
}) => {
  const lies = new Set<string>();
  let lying = true;
  network.decide((line) => {
    const [, path = ''] = line.split(' ');
    if (!/^\/assets\/admin-/.test(path) || !lying) return { kind: 'none' };
    lies.add(path);
    return { kind: 'portal' };
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'The back-office needs a connection' })).toBeVisible(patience);
  lying = false;
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible(patience);
  expect(lies.size).toBeGreaterThan(0);
});
