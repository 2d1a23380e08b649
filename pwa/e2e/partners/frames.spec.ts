import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Language, languages } from '@helpdesk/contract/languages';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page, test } from '@playwright/test';

import { expectNoViolation } from '#e2e/testing/no-violation.ts';
import { readOnlyServer } from '#e2e/testing/server.ts';
import { stickingOut } from '#e2e/testing/sticking-out.ts';

// A hotel's own site, and the guide in a frame of it: two origins, as in the world.

const guide = readOnlyServer().address;
const stay = sampleRegion.resorts.find(({ slug }) => slug === 'sataswarna-heritage-haveli');
const fort = sampleRegion.places.find(({ slug }) => slug === 'shivneri-fort');

let hotel: Server;
let site: string;
test.beforeAll(async () => {
  hotel = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://here');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Our hotel</title><style>:root{color-scheme:light dark}</style><h1>Our hotel</h1><iframe title="guide" src="${guide}${searchParams.get('shows')}" width="100%" height="620" style="border:0"></iframe>`,
    );
  });
  await new Promise<void>((ready) => hotel.listen(0, '127.0.0.1', ready));
  site = `http://localhost:${(hotel.address() as AddressInfo).port}`;
});
test.afterAll(() => void hotel.close());

const show = (page: Page, path: string) => page.goto(`${site}/?${new URLSearchParams({ shows: path })}`);

for (const language of languages) {
  test(`a hotel's site shows its listing in ${language}, without a cookie, and its link opens the page in a new tab`, async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await show(page, `/embed/${stay?._id}?lang=${language}`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(nameIn(language));
    await expect(frame.getByRole('img')).toHaveJSProperty('complete', true);
    expect(await frame.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await expect(frame.locator('html')).toHaveAttribute('lang', language);
    expect(asked.filter((address) => address.startsWith(guide))).toHaveLength(2);
    const opening = context.waitForEvent('page');
    await frame.getByRole('link', { name: messagesIn(language).embed_more() }).click();
    const opened = await opening;
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText(nameIn(language));
    expect(opened.url()).toContain(`${guide}/accommodation-directory/sataswarna-heritage-haveli`);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
  });
}

const nameIn = (language: Language): string => (language === 'en' ? undefined : stay?.translations[language]?.name) ?? stay?.name ?? '';

test('no other page of the guide shows in a frame of another site', async ({ page }) => {
  for (const path of ['/', `/tourism-directory/${fort?.slug}`, '/embed', `/embed/${'x'.repeat(2_100)}`]) {
    const answered = page.waitForResponse((response) => response.url().startsWith(guide) && response.request().isNavigationRequest());
    await show(page, path);
    await answered;
    // What was refused is a page of the browser's own, of no origin that anybody knows.
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  }
});

test('a listing that is not in the guide says so in its frame', async ({ page }) => {
  await show(page, '/embed/nowhere?lang=mr');
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText(messagesIn('mr').embed_gone_title());
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`frames and the page for partners are accessible and fit, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const language of languages) {
      for (const path of [
        `/embed/${stay?._id}`,
        `/embed/${fort?._id}/nearby`,
        '/embed/nowhere',
        `/embed?id=${stay?._id}`,
        '/embed?search=haveli',
      ]) {
        await page.goto(`${guide}${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await expectNoViolation(page);
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(stickingOut), `${path} in ${language} at ${width}`).toEqual([]);
        }
      }
    }
  });
}

test('a hotel owner finds the place by a misspelt name and gets a code that works', async ({ page }) => {
  await page.goto(`${guide}/embed`);
  const m = messagesIn('en');
  await page.getByLabel(m.embed_search()).fill('satasvarna');
  await page.getByRole('button', { name: m.embed_search_do() }).click();
  await page.getByRole('link', { name: stay?.name ?? '' }).click();
  const code = page.locator('code').first();
  await code.click();
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selected).toBe(await code.textContent());
  await page.getByText(m.embed_preview()).first().click();
  await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toHaveText(stay?.name ?? '');
  await show(page, '/embed/nowhere');
  await page.setContent(selected);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(stay?.name ?? '');
});

test('a phone that holds the guide asks the server for frames all the same', async ({ page }) => {
  await page.goto(guide);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const path of ['/embed', `/embed/${stay?._id}`]) {
    const response = await page.goto(guide + path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('#root')).toHaveCount(0);
  }
});
