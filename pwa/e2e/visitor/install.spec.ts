import { expect } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun } from '#e2e/testing/long.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';

interface Manifest {
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
  for (const address of ['/assets/x.js', '/assets/index-00000000.css', '/nothing.js', '/images/nothing-320.webp', '/icons/nothing.png']) {
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

test('the page and the worker are asked for anew each time, hashed files never again', async ({ server }) => {
  const caching = async (address: string) => (await fetch(server.address + address)).headers.get('cache-control');
  const page = await (await fetch(server.address)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  expect(await caching('/')).toBe('no-cache');
  expect(await caching('/sw.js')).toBe('no-cache');
  expect(await caching(String(script))).toContain('immutable');
});
