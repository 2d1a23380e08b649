import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languageFacts, languages } from '@helpdesk/contract/languages';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { messagesIn } from '@helpdesk/words/all-messages';
import { expect, test as plainTest } from '@playwright/test';

import { test as counterTest } from '#e2e/testing/counter.ts';
import { test } from '#e2e/testing/journey.ts';
import { begin, counter, openOnKiosk, pairedKiosk } from '#e2e/testing/kiosk.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { expectLoaded, test as officeTest } from '#e2e/testing/office.ts';
import { readOnlyServer } from '#e2e/testing/server.ts';
import { waitForApp } from '#e2e/testing/taken-over.ts';
import { everyAddress } from './routes.ts';
import { inLanguage, newWalk, type Size, setLetters, sizes, touched } from './walked.ts';

// Every screen that the table of routes leads to, in every language and width; see `screen-faults.ts` for what it looks for. Mails have no layout: they
// are plain text.

/** What every run walks: the language whose words are the longest, on the narrowest phone and a desktop. */
const narrowest: Size = { width: 320, height: 640 };
const widest: Size = { width: 1440, height: 900 };
const narrowestAndWidest = [narrowest, widest];
const short = { languages: ['mr'] as readonly Language[], sizes: narrowestAndWidest };
const walked = long ? { languages, sizes } : short;

for (const language of walked.languages) {
  const spoken = languageFacts[language].name;

  test(`nothing covers, cuts or squeezes anything on any page in ${spoken}`, async ({ page }) => {
    const walk = newWalk();
    for (const address of (await everyAddress()).visitors) {
      await page.goto(inLanguage(address, language));
      await walk.look(page, address, walked.sizes);
    }
    walk.expectNone();
  });

  test(`nor with letters twice as large, in ${spoken}`, inLongRun, async ({ page }) => {
    const walk = newWalk();
    await setLetters(page, 200);
    for (const address of (await everyAddress()).visitors) {
      await page.goto(inLanguage(address, language));
      await walk.look(page, address, [narrowest, { width: 360, height: 740 }, widest]);
    }
    walk.expectNone();
  });

  officeTest(`nor in the back-office, in ${spoken}`, inLongRun, async ({ page }) => {
    const walk = newWalk();
    for (const address of (await everyAddress()).office) {
      await page.goto(inLanguage(address, language));
      await expectLoaded(page, language);
      await walk.look(page, address);
    }
    walk.expectNone();
  });
}

test('nor where the phone has said where it is', async ({ page, context }) => {
  const walk = newWalk();
  await page.goto('/help');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.221, longitude: 73.866, accuracy: 180 });
  for (const language of walked.languages)
    for (const address of ['/help', '/essentials']) {
      await page.goto(inLanguage(address, language));
      if (address === '/help') await expect(page.getByText('19.2210 N, 73.8660 E')).toBeVisible();
      await walk.look(page, address, walked.sizes);
    }
  walk.expectNone();
});

test('nor where the phone is offline, on screens as low as they are made', async ({ page }) => {
  const walk = newWalk();
  await page.goto('/');
  await page.context().setOffline(true);
  for (const address of ['/map', '/', '/tourism-directory']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText('Offline. Showing pages saved on this phone.')).toBeVisible();
    await walk.look(page, address, [
      { width: 360, height: 740 },
      { width: 320, height: 568 },
      { width: 640, height: 360 },
    ]);
  }
  await page.context().setOffline(false);
  walk.expectNone();
});

/** As wide and as high as it is built. */
const stands: readonly Size[] = [counter, { width: counter.height, height: counter.width }];
const onKiosk = async (): Promise<readonly string[]> => (await everyAddress()).visitors.filter((each) => each !== '/login');

counterTest('nor on the counter, however its screen hangs, before and after the pairing', async ({ page, server }) => {
  const walk = newWalk(touched);
  await page.goto('/kiosk');
  await page.getByLabel('Code').click();
  await walk.look(page, 'unpaired', stands);
  await pairedKiosk(page, server);
  await walk.look(page, 'attract', stands);
  await begin(page);
  await walk.look(page, 'kiosk home', stands);
  for (const language of walked.languages)
    for (const address of await onKiosk()) {
      await openOnKiosk(page, inLanguage(address, language));
      await walk.look(page, address, stands);
    }
  walk.expectNone();
});

/** A listing of each kind that prints. */
const printed = async (): Promise<readonly string[]> =>
  (await everyAddress()).visitors.filter((each) => /^\/(?:[a-z]+-directory|essentials)\/[^/]+$/.test(each));

plainTest('nor in the guide file, in the frames of other sites, and on paper', async ({ browser }) => {
  const { address: origin } = readOnlyServer();
  const context = await browser.newContext({ baseURL: origin });
  await waitForApp(context);
  const page = await context.newPage();
  const folder = mkdtempSync(join(tmpdir(), 'helpdesk-walk-'));
  const file = join(folder, 'guide.html');
  writeFileSync(file, Buffer.from(await (await fetch(`${origin}/api/guide-file`)).arrayBuffer()));
  const walk = newWalk();
  for (const language of walked.languages) {
    for (const at of ['', '#/install', ...sampleRegion.places.slice(0, 1).map(({ _id }) => `#/places/${_id}`)]) {
      await page.goto(`${pathToFileURL(file).href}${at}`);
      await page.getByRole('button', { name: languageFacts[language].name }).click();
      await walk.look(page, `guide file ${at}`, walked.sizes);
    }
    const [place, stay] = [sampleRegion.places[0], sampleRegion.resorts[0]];
    for (const address of [`/embed/${place?._id}`, `/embed/${stay?._id}`, `/embed/${stay?._id}/nearby`, '/embed']) {
      await page.goto(inLanguage(address, language));
      await walk.look(page, address, walked.sizes);
    }
  }
  rmSync(folder, { recursive: true });
  for (const language of walked.languages)
    for (const address of await printed()) {
      const paper = await context.newPage();
      await paper.goto(inLanguage(address, language));
      await expect(paper.getByRole('button', { name: messagesIn(language).print_open() }).first()).toBeVisible();
      await paper.emulateMedia({ media: 'print' });
      await paper.evaluate(() => void dispatchEvent(new Event('beforeprint')));
      await expect(paper.getByText(messagesIn(language).print_page())).toBeVisible();
      // A4 and Letter within their margins.
      await walk.look(paper, `${address} on paper`, [{ width: 720, height: 1020 }]);
      await paper.close();
    }
  walk.expectNone();
});
