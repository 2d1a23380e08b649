import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { details, directories } from '#e2e/testing/addresses.ts';
import { long } from '#e2e/testing/long.ts';
import { readySentence } from '#e2e/testing/readiness.ts';
import { openServer, type Server } from '#e2e/testing/server.ts';
import { openFirefox } from './firefox.ts';
import type { OtherBrowser } from './other-browser.ts';
import { openWebKit } from './webkit.ts';

// `npm run test:long` finds or installs them.
const others = [
  { name: 'Firefox', begin: openFirefox },
  { name: 'WebKitGTK', begin: openWebKit },
].filter(() => long);

test.describe.configure({ mode: 'default' });

for (const { name, begin } of others) {
  test(`whoever was here once reads everything without signal and is heard later, in ${name}`, async () => {
    const profile = mkdtempSync(join(tmpdir(), 'helpdesk-other-'));
    const server = await openServer();
    await server.start();
    const browser = await begin(profile);
    try {
      await journey(browser, server);
    } finally {
      await browser.end();
      await server.stop();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}

async function journey(browser: OtherBrowser, server: Server): Promise<void> {
  const sees = (text: string) => expect.poll(() => browser.text(), text).toContain(text);
  const open = (address: string) => browser.open(server.address + address);

  await test.step('the first visit fills the phone', async () => {
    await open('/');
    await browser.click('//button[@aria-label="Open menu"]');
    await sees(readySentence);
    await browser.click('//button[@aria-label="Close menu"]');
  });

  await server.kill();
  await browser.closeAndReopen();

  await test.step('the directories and what they list, with the server dead', async () => {
    for (const { address, heading, count, details: listed } of directories) {
      await open(address);
      await sees(heading);
      await sees(count);
      await browser.click(`(//main//li//a[starts-with(@href, "${address}/")])[1]`);
      await expect.poll(async () => listed.map((detail) => detail.heading).includes(String(await headingOf(browser)))).toBe(true);
      await expect.poll(() => brokenPictures(browser)).toEqual([]);
    }
  });

  await test.step('a page by its address, and a reload', async () => {
    const last = details.at(-1);
    if (!last) throw new Error('Nothing is listed.');
    for (const _ of ['by its address', 'again']) {
      await open(last.address);
      await expect.poll(() => headingOf(browser)).toBe(last.heading);
    }
  });

  await test.step('search', async () => {
    await open('/tourism-directory');
    await browser.type('//input[@type="search"]', 'shivnery');
    await expect.poll(() => browser.run(`return document.querySelector('main li a')?.textContent`)).toContain('Shivneri Fort');
  });

  await test.step('an enquiry is kept', async () => {
    await open('/contact-us');
    const control = (label: string) => `//form//*[@id=//label[normalize-space()="${label}"]/@for]`;
    await browser.type(control('Name'), 'Asha Kulkarni');
    await browser.type(control('Email'), 'asha@example.in');
    await browser.type(control('Phone'), '9822000000');
    await browser.choose(control('Query type'), 'Feedback/Grievance');
    await browser.type(control('Comment'), 'The gate was closed.');
    await browser.click('//form//button[normalize-space()="Submit"]');
    await sees('Saved on this phone. It will be sent when you are online.');
  });

  await server.start();
  await test.step('and is delivered, once, when the server is back', async () => {
    await open('/requests');
    await sees('Received');
    const rows = await server.read((sql) => sql<{ reference: string }[]>`SELECT reference FROM enquiry`);
    expect(rows).toHaveLength(1);
    await sees(`Reference ${rows[0]?.reference}`);
  });
}

const headingOf = (browser: OtherBrowser) => browser.run(`return document.querySelector('h1')?.textContent`);

/** List pictures are on the phone; what is in view and not there shows nothing. */
const brokenPictures = (browser: OtherBrowser) =>
  browser.run(
    `return [...document.images].filter((it) => it.complete && it.naturalWidth === 0 && it.checkVisibility?.()).map((it) => it.src)`,
  );
