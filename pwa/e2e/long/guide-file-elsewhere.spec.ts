import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, test } from '@playwright/test';
import { long } from '#e2e/testing/long.ts';
import { readOnlyServer } from '#e2e/testing/server.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

// `npm run test:long` finds or installs them.
const others = [
  { name: 'Firefox', begin: openFirefox },
  { name: 'WebKitGTK', begin: openWebKit },
].filter(() => long);

const listed = 'return document.querySelectorAll("main li a").length';
const painted = 'return [...document.images].filter((it) => it.complete && it.naturalWidth > 0).length';
/** Whatever a page fetched, this tells. */
const fetched = 'return performance.getEntriesByType("resource").filter((it) => !it.name.startsWith("data:")).length';

for (const { name, begin } of others) {
  test(`the region as one file opens from a disk, in ${name}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'helpdesk-other-'));
    const file = join(folder, 'guide.html');
    const answer = await fetch(`${readOnlyServer().address}/api/guide-file`);
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    const browser = await begin(folder);
    try {
      await browser.open(pathToFileURL(file).href);
      await expect.poll(() => browser.text()).toContain('You cannot book from this copy');
      await expect.poll(() => browser.run(listed)).toBe(sampleRegion.places.length);
      await expect.poll(() => browser.run(painted)).toBe(sampleRegion.places.length);
      await browser.type('//input[@type="search"]', 'shivnery');
      await browser.click('//main//li//a[contains(., "Shivneri Fort")]');
      await expect.poll(() => browser.run('return document.querySelector("h1")?.textContent')).toBe('Shivneri Fort');
      await browser.click('//button[@lang="mr"]');
      await expect.poll(() => browser.text()).toContain('शिवनेरी');
      expect(await browser.run(fetched)).toBe(0);
    } finally {
      await browser.end();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
