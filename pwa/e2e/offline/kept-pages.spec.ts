import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page, type Response } from '@playwright/test';
import type { Fault } from '#e2e/testing/fault-proxy.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { test as networkedTest } from '#e2e/testing/networked-phone.ts';
import { displayAtBody, noteDisplayAtBody } from '#e2e/testing/painted.ts';
import { readerTest as test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { expectUpToDate } from '#e2e/testing/stored-catalogue.ts';
import { visitAsItIs } from '#e2e/testing/taken-over.ts';

/** Pages as the server made them, kept by the worker: seen before the app is there, and never in its way. */

const placeAt = (slug: string) => {
  const place = sampleRegion.places.find((each) => each.slug === slug);
  if (!place) throw new Error('The sample region has changed: choose another place.');
  return { ...place, address: `/tourism-directory/${slug}` };
};
const renamed = placeAt('ahupe-ghat');
const deleted = placeAt('hadsar-fort');
const beginnings = ['/', '/accommodation-directory', '/essentials', '/restaurant-directory', '/tourism-directory'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const sameDayInDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const dayIn = (days: number) => sameDayInDays(days).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

/** The addresses of the pages that a phone keeps, and the language that each speaks. */
const keptIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const kept: Record<string, string> = {};
    for (const name of (await caches.keys()).filter((each) => each.startsWith('pages-'))) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const html = await (await cache.match(url))?.text();
        kept[url.replace(location.origin, '')] = /<html lang="(\w+)"/.exec(html ?? '')?.[1] ?? '';
      }
    }
    return kept;
  });
const expectKept = (page: Page, addresses: readonly string[]) =>
  expect.poll(async () => Object.keys(await keptIn(page)).sort()).toEqual([...addresses].sort());

/** Opens a page of which no script runs, and looks at what it shows nevertheless. */
async function painted(page: Page, address: string, look: () => Promise<void>): Promise<Response> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  const response = await visitAsItIs(page, address);
  await look();
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await session.detach();
  if (!response) throw new Error('There was no answer.');
  return response;
}

networkedTest(
  'what was opened once is painted without signal before any script, as the server made it, and shows what the phone has come to know since',
  async ({ regular: phone, server, network }) => {
    await server.change(async (tx) => {
      await tx`
      INSERT INTO notice (kind, heading, content, start_date, end_date)
      VALUES ('closed', 'The gate is closed', 'Until the evening.', ${dayIn(0)}, ${dayIn(0)})`;
    });
    let { page } = phone;
    await page.goto('/');
    await waitUntilReady(page);
    await expectKept(page, beginnings);
    const pages = [...beginnings, renamed.address, deleted.address, '/events'];

    await test.step('pages opened by a link are kept, and nothing that is no true answer', async () => {
      for (const { address, name } of [renamed, deleted]) {
        await page.goto(`/tourism-directory?search=${encodeURIComponent(name)}`);
        await page.locator(`a[href="${address}"]`).first().click();
        await expect.poll(async () => Object.keys(await keptIn(page))).toContain(address);
      }
      const faults: Readonly<Record<string, Fault>> = {
        '/about-us': { kind: 'portal' },
        '/contact-us': { kind: 'altered', alter: (html) => html.replaceAll('/assets/main-', '/assets/main-of-another-build-') },
        '/terms-and-conditions': { kind: 'altered', alter: (html) => html.slice(0, -20) },
        '/privacy-policy': { kind: 'bad gateway' },
      };
      network.decide((line) => faults[line.split(' ')[1] ?? ''] ?? { kind: 'none' });
      for (const name of ['About Us', 'Contact Us', 'Privacy policy', 'Terms', 'Events']) await footerLink(page, name).click();
      await expectKept(page, pages);
      expect(network.counts).toMatchObject({ portal: 1, altered: 2, 'bad gateway': 1 });
      network.decide(() => ({ kind: 'none' }));
    });

    await test.step('a change is pulled, and the connection goes', async () => {
      await server.change(async (tx) => {
        await tx`UPDATE place SET name = 'Ahupe Cliff' WHERE id = ${renamed._id}`;
        await tx`DELETE FROM place WHERE id = ${deleted._id}`;
      });
      await expectUpToDate(page, server);
      await server.kill();
      network.decide(() => ({ kind: 'lost request' }));
      await phone.killAndReopen();
      page = phone.page;
    });

    await test.step('what is painted is as it was, under the same policy, and becomes what it is now', async () => {
      const response = await painted(page, `${renamed.address}?from=a-poster#map`, async () => {
        await expect(heading(page)).toHaveText(renamed.name);
        // The app's own are not asked for before the page is painted.
        await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
        for (const scripts of ['script[src]', 'script[src*="/assets/start-"]']) await expect(page.locator(scripts)).toHaveCount(2);
      });
      expect(response.fromServiceWorker()).toBe(true);
      expect(response.headers()['content-security-policy']).toContain("script-src 'self';");
      await page.reload();
      await expect(heading(page)).toHaveText('Ahupe Cliff');
      await expect(page.locator('title')).toHaveCount(1);

      await painted(page, deleted.address, () => expect(heading(page)).toHaveText(deleted.name));
      await page.reload();
      await expect(heading(page)).toHaveText('There is no such page');

      const notice = page.getByText('The gate is closed');
      await painted(page, '/', () => expect(notice).toBeVisible());
      await page.reload();
      await expect(page.getByText('Offline. Showing pages saved on this phone.')).toBeVisible();
      await expect(notice).toBeVisible();
      await page.clock.setFixedTime(sameDayInDays(1));
      await page.reload();
      await expect(page.getByText('Offline. Showing pages saved on this phone.')).toBeVisible();
      await expect(notice).toBeHidden();
    });

    await test.step('an address that was never opened, or what was searched for, is shown all the same', async () => {
      await page.goto('/about-us');
      await expect(heading(page)).toHaveText('About Us');
      await page.goto('/tourism-directory?search=ahupe+cliff');
      await expect(page.locator(`a[href="${renamed.address}"]`).first()).toBeVisible();
    });
  },
);

test(
  'kept pages speak the language that was chosen last, and one that does not is made anew',
  inLongRun,
  async ({ regular: { page }, server }) => {
    await page.goto('/');
    await expectKept(page, beginnings);
    await footerLink(page, 'मराठी').click();
    const inMarathi = Object.fromEntries([...beginnings, '/?lang=mr'].map((address) => [address, 'mr']));
    await expect
      .poll(async () => {
        await page.evaluate(() => void window.dispatchEvent(new Event('online')));
        return keptIn(page);
      })
      .toEqual(inMarathi);
    await server.kill();

    await painted(page, '/', () => expect(page).toHaveTitle(site.name.mr));
    await page.goto('/');
    await expect(page.getByText(messagesIn('mr').status_offline())).toBeVisible();

    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as another tab may have chosen a moment ago.
      document.cookie = 'lang=hi; path=/';
    });
    await page.goto('/tourism-directory');
    await expect(heading(page)).toHaveText(messagesIn('hi').menu_places());
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    for (const tag of ['title', 'link[rel="canonical"]', 'meta[name="description"]']) await expect(page.locator(tag)).toHaveCount(1);
  },
);

test('a display that is chosen does not flash on pages that were kept before, without signal', async ({ regular: { page }, server }) => {
  await page.goto('/');
  await expectKept(page, beginnings);
  await server.kill();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  const waiting = () =>
    page.evaluate(async () => {
      const pages = await Promise.all((await caches.keys()).filter((name) => name.startsWith('pages-')).map((name) => caches.open(name)));
      const kept = (await Promise.all(pages.map((cache) => cache.matchAll()))).flat();
      const texts = await Promise.all(kept.map((each) => each.text()));
      return texts.filter((html) => /<script src="\/assets\/start-[^"]+"><\/script>.*<\/head>/s.test(html)).length;
    });
  await expect.poll(waiting).toBe(beginnings.length);

  await noteDisplayAtBody(page);
  const response = await page.goto('/essentials');
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await displayAtBody(page)).toBe('dark');
});
