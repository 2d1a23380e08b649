import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, type Page } from '@playwright/test';
import { oneOfEachKind } from '#e2e/testing/addresses.ts';
import type { Fault } from '#e2e/testing/fault-proxy.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { test } from '#e2e/testing/networked-phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { comeIntoReach, stateOf, storedIn } from '#e2e/testing/stored-catalogue.ts';

const offlineSentence = 'Offline. Showing pages saved on this phone.';

const cutOff = (body: string): string => body.slice(0, Math.floor(body.length / 2));
/** Of a server that is not the one that this phone knows. */
const ofAnotherEpoch = (body: string): string => body.replace(/"epoch":"[^"]*"/, '"epoch":"00000000-0000-4000-8000-000000000000"');
const ofAnotherSchema = (body: string): string => body.replace(/"schema":\d+/, '"schema":0');

const faults: readonly { what: string; befalls: RegExp; fault: Fault }[] = [
  { what: 'a captive portal', befalls: /./, fault: { kind: 'portal' } },
  { what: 'a broken gateway', befalls: /./, fault: { kind: 'bad gateway' } },
  { what: 'a head that is cut off', befalls: /\/head /, fault: { kind: 'altered', alter: cutOff } },
  { what: 'a delta that is cut off', befalls: /\/delta\//, fault: { kind: 'altered', alter: cutOff } },
  { what: 'a connection that breaks in a delta', befalls: /\/delta\//, fault: { kind: 'cut after the head' } },
  { what: 'the head of another epoch', befalls: /\/head /, fault: { kind: 'altered', alter: ofAnotherEpoch } },
  { what: 'the head of an older schema', befalls: /\/head /, fault: { kind: 'altered', alter: ofAnotherSchema } },
  { what: 'rows of another epoch', befalls: /\/(?:delta|snapshot)\//, fault: { kind: 'altered', alter: ofAnotherEpoch } },
];

const firstPlace = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });

test('whatever a network answers instead of the server, a phone keeps what it has, shows it, and goes on afterwards', async ({
  regular: { page },
  server,
  network,
}) => {
  await page.goto('/tourism-directory/shivneri-fort');
  await waitUntilReady(page);
  for (const { what, befalls, fault } of long ? faults : faults.filter((_, at) => at % 3 === 0)) {
    await test.step(what, async () => {
      const before = await stateOf(server);
      expect(await storedIn(page)).toEqual(before);
      await server.change(async (tx) => {
        await tx`UPDATE place SET content = ${`As it was before ${what}.`} WHERE slug = 'shivneri-fort'`;
      });
      network.decide((line) => (befalls.test(line) ? fault : { kind: 'none' }));
      await comeIntoReach(page);
      await expect(page.getByText(offlineSentence)).toBeVisible();
      expect(await storedIn(page)).toEqual(before);
      await page.reload({ waitUntil: 'commit' });
      await expect(firstPlace(page, 'Shivneri Fort')).toBeVisible();
      await expect(page.getByText(offlineSentence)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await storedIn(page)).toEqual(before);

      network.decide(() => ({ kind: 'none' }));
      await comeIntoReach(page);
      await expect(page.getByText(`As it was before ${what}.`).first()).toBeVisible();
      await expect(page.getByText(offlineSentence)).toBeHidden();
    });
  }
});

/** Runs in the page: past the product's own code, as a failing memory does. */
function loseRows(lost: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('catalogue');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('places', 'readwrite');
      const places = writing.objectStore('places');
      const all = places.getAll();
      all.onsuccess = () => {
        for (const { _id } of all.result.slice(1, 1 + lost)) places.delete(_id);
        places.put({ ...all.result[0], name: null });
      };
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      writing.onerror = () => reject(writing.error);
    };
  });
}

test('20 rows that a phone has lost, and one that is damaged, break no page and are back with the next head', async ({
  regular: { page },
  server,
  network,
}) => {
  await page.goto('/terms-and-conditions');
  await waitUntilReady(page);
  network.decide(() => ({ kind: 'lost request' }));
  await page.evaluate(loseRows, 20);
  await page.goto('/tourism-directory');
  await expect(page.getByText(`${sampleRegion.places.length - 21} places`, { exact: true }).first()).toBeVisible();
  network.decide(() => ({ kind: 'none' }));
  await comeIntoReach(page);
  await expect(page.getByText(`${sampleRegion.places.length} places`, { exact: true }).first()).toBeVisible();
  expect(await storedIn(page)).toEqual(await stateOf(server));
});

test('a server that takes every request and answers none holds up no screen', inLongRun, async ({ regular: { page }, network }) => {
  await page.goto('/');
  await waitUntilReady(page);
  const before = { ...network.counts };
  network.decide(() => ({ kind: 'hang' }));
  await page.goto('/tourism-directory', { waitUntil: 'commit' });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('74 places', { exact: true }).first()).toBeVisible();
  for (const { address, heading } of oneOfEachKind) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  }
  const { hang = 0, ...others } = network.counts;
  expect(hang).toBeGreaterThan(0);
  expect(others).toEqual(before);
});
