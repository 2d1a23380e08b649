import { languageFacts } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';

interface Manifest {
  readonly id: string;
  readonly lang: string;
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
  readonly screenshots?: readonly { src: string; sizes: string; form_factor: string; label: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

test('the browser finds nothing that speaks against installing', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilReady(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window that keeps nothing is never offered to install; that is not the app's doing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
});

/** As the browser takes it: the manifest that is linked now, and where it stands. */
async function manifestOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { errors, url, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  return { path: new URL(url).pathname, manifest: JSON.parse(data) as Manifest };
}

for (const language of ['mr', 'hi'] as const) {
  test(`in ${languageFacts[language].name} the app is installed under its name in that language, and is the same app`, async ({
    page,
    server,
  }) => {
    const html = await (await fetch(`${server.address}/about-us?lang=${language}`)).text();
    expect(html).toContain(`<link rel="manifest" href="/manifest-${language}.webmanifest">`);
    await page.goto(`/about-us?lang=${language}`);
    // A page that the phone has stored is the bare shell's until the app speaks. Asked meanwhile, the browser may keep what it was fetching.
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', `/manifest-${language}.webmanifest`);
    await expect.poll(async () => (await manifestOf(page)).path).toBe(`/manifest-${language}.webmanifest`);
    const { manifest } = await manifestOf(page);
    const m = messagesIn(language);
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/',
      lang: language,
      name: site.name[language],
      short_name: site.shortName[language],
      description: m.site_description(),
    });
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual([m.help_title(), m.menu_places(), m.menu_resorts(), m.menu_restaurants()]);
    expect(manifest.screenshots?.map(({ label }) => label)).toContain(m.screenshot_places());
    const session = await page.context().newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });
}

test('another language chosen in the page links its manifest, in the back-office’s shell too, and without signal', async ({
  page,
  context,
}) => {
  await page.goto('/about-us');
  await waitUntilReady(page);
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: languageFacts.hi.name, exact: true }).click();
  await expect(link).toHaveAttribute('href', '/manifest-hi.webmanifest');
  expect((await manifestOf(page)).manifest.lang).toBe('hi');
  await context.setOffline(false);
  await page.goto('/login?lang=mr');
  await expect(link).toHaveAttribute('href', '/manifest-mr.webmanifest');
});

test('the manifest names icons, screenshots and shortcuts that are really there', inLongRun, async ({ page, server }) => {
  const answer = await fetch(`${server.address}/manifest.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Junnar Tourism Helpdesk', short_name: 'Junnar', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);

  await page.goto('/about-us');
  for (const { src, sizes } of [...manifest.icons, ...(manifest.screenshots ?? [])]) {
    const size = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { url, name } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('a file that is not there is 404 and never the page', async ({ server }) => {
  for (const address of ['/assets/x.js', '/assets/index-00000000.css', '/images/nothing-320.webp', '/icons/nothing.png']) {
    const answer = await fetch(server.address + address);
    expect([address, answer.status]).toEqual([address, 404]);
    expect(await answer.text()).not.toContain('<html');
  }
});

test('every answer forbids scripts and requests of anybody else', async ({ server }) => {
  for (const address of ['/', '/tourism-directory/hadsar-fort', '/api/sync/v1/head', '/sw.js', '/assets/x.js']) {
    const policy = (await fetch(server.address + address)).headers.get('content-security-policy') ?? '';
    expect(policy, address).toContain("script-src 'self'");
    expect(policy, address).not.toMatch(/https?:|\*|unsafe-/);
  }
});

test('the worker is asked for anew each time, a page by browsers too and once a minute by whoever is between, hashed files never again', async ({
  server,
}) => {
  const caching = async (address: string) => (await fetch(server.address + address)).headers.get('cache-control');
  const page = await (await fetch(server.address)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  expect(await caching('/')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=50');
  expect(await caching('/sw.js')).toBe('no-cache');
  expect(await caching(String(script))).toContain('immutable');
});
