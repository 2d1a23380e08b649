import { shortLink } from '@helpdesk/contract/rules/addresses';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { expect, type Page } from '@playwright/test';
import { categories, details, directories, home, regionPages, textPages } from '#e2e/testing/addresses.ts';
import { inLongRun, long } from '#e2e/testing/long.ts';
import { expectPainted } from '#e2e/testing/painted.ts';
import { readerTest, test } from '#e2e/testing/phone.ts';
import { waitUntilReady } from '#e2e/testing/readiness.ts';
import { expectUpToDate } from '#e2e/testing/stored-catalogue.ts';

const offlineSentence = 'Offline. Showing pages saved on this phone.';
const menu = [
  { name: 'About Us', heading: 'About Us' },
  { name: 'Tourism Directory', heading: 'Tourism Directory' },
  { name: 'Accommodation Directory', heading: 'Accommodation Directory' },
  { name: 'Restaurants Directory', heading: 'Restaurants Directory' },
  { name: 'Essentials', heading: 'Essentials' },
  { name: 'Events', heading: 'Tourism events held for a cause' },
  { name: 'Contact Us', heading: 'Contact Us' },
  { name: 'Home', heading: home.heading },
];
/** All of a list in the long run, else every eightieth. */
const some = <Item>(items: readonly Item[], first: number): readonly Item[] =>
  long ? items : items.filter((_, index) => index % 80 === first);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Seen in the frame in which it comes: hundreds of pages leave no time for asking now and then. */
const arrive = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor();
const linkTo = (page: Page, address: string) => page.getByRole('main').locator(`a[href="${address}"]`);

/** Everything is in the worker's hands: nothing but the heading has to be waited for. */
async function open(page: Page, { address, heading: text }: { address: string; heading: string }): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await arrive(page, text);
}

readerTest(
  'whoever was here once reads everything without signal, in the long run every single page, also after the phone was switched off',
  async ({ regular: phone, server }) => {
    await phone.page.goto('/');
    await waitUntilReady(phone.page);
    await server.kill();
    await phone.killAndReopen();
    const { page } = phone;

    await test.step('home and the directories with their pictures, and from there listings by their links', async () => {
      await open(page, home);
      await expect(page.getByText(offlineSentence)).toBeVisible();
      await expectPainted(page.getByRole('region', { name: 'Tourist Favourites' }).locator('img'), 5);
      await expectPainted(page.getByRole('region', { name: 'Top Picks - Accommodation' }).locator('img'), 5);
      await expectPainted(page.getByRole('region', { name: 'Top Picks - Restaurants' }).locator('img'), 5);

      for (const directory of directories) {
        await open(page, directory);
        await expect(page.getByText(directory.count, { exact: true }).first()).toBeVisible();
        const list = page.getByRole('main').getByRole('list').last();
        await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
        await expectPainted(list.locator('img'), directory.pictures);
        for (const detail of some(directory.details, 0)) {
          await linkTo(page, detail.address).click();
          await arrive(page, detail.heading);
          await page.goBack();
          await arrive(page, directory.heading);
        }
      }
    });

    await test.step('listings by their addresses, and by the short links of printed codes', async () => {
      for (const detail of some(details, 1)) await open(page, detail);
      for (const rows of [sampleRegion.places, sampleRegion.resorts, sampleRegion.restaurants, sampleRegion.services]) {
        const [row] = rows;
        await open(page, { address: `${shortLink(row?._id ?? '')}?lang=mr`, heading: row?.translations.mr?.name ?? '' });
        expect(new URL(page.url()).search).toBe('?lang=mr');
      }
    });

    await test.step('categories and regions by link', async () => {
      for (const category of some(categories, 0)) {
        await open(page, home);
        await page.getByRole('button', { name: 'Let’s Start' }).click();
        await linkTo(page, category.address).click();
        await arrive(page, category.heading);
        for (const region of some(category.regions, 0)) {
          await linkTo(page, region.address).click();
          await arrive(page, region.heading);
          await page.goBack();
          await arrive(page, category.heading);
        }
      }
    });

    await test.step('categories and regions by address, with pictures, whether & and comma are escaped or not', async () => {
      for (const each of some([...categories, ...regionPages], 1)) {
        await open(page, each);
        const list = page.getByRole('main').getByRole('list');
        await expectPainted(list.locator('img'), await list.getByRole('listitem').count());
        const unescaped = each.address.replaceAll('%26', '&').replaceAll('%2C', ',');
        if (unescaped !== each.address) await open(page, { ...each, address: unescaped });
      }
    });

    await test.step('the footer’s pages by link and by reload', async () => {
      await open(page, home);
      for (const { address, heading: text } of some(textPages, 0)) {
        await page.locator(`header a[href="${address}"], footer a[href="${address}"]`).last().click();
        await arrive(page, text);
        await page.reload({ waitUntil: 'commit' });
        await arrive(page, text);
      }
    });

    await test.step('the first page by what old bookmarks call it, and of a page that is the server’s that it needs a connection', async () => {
      await open(page, { ...home, address: '/index.html' });
      expect(new URL(page.url()).pathname).toBe('/');
      await open(page, { address: '/embed', heading: 'This page needs a connection' });
    });

    await test.step('the menu’s pages', async () => {
      for (const { name, heading: text } of some(menu, 1)) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
        await arrive(page, text);
      }
    });
  },
);

interface Near {
  readonly _id: string;
  readonly slug: string;
  readonly name: string;
  readonly nearbyPlaceIds: readonly string[];
}

const placeAt = (slug: string) => found(sampleRegion.places.find((place) => place.slug === slug));
/** A listing beside which a place is named, and none of `others` is it. */
const neighbourOf = (rows: readonly Near[], place: Near, ...others: Near[]): Near =>
  found(rows.find((row) => row.nearbyPlaceIds.includes(place._id) && !others.some(({ _id }) => _id === row._id)));

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('The sample region has changed: choose another listing.');
  return row;
}

test(
  'after the next pull an edited, an added and a deleted listing are shown as they are now',
  inLongRun,
  async ({ regular: phone, server }) => {
    const edited = placeAt('shivneri-fort');
    const deleted = placeAt('hadsar-fort');
    const nextToEdited = neighbourOf(sampleRegion.places, edited, deleted);
    const nextToDeleted = neighbourOf(sampleRegion.resorts, deleted);
    const added = { _id: 'place-lamp-tower', slug: 'lamp-tower,-ale-&-ane', name: 'Lamp Tower, Ale & Ane' };
    const newName = 'Shivneri Hill Fort';
    const { page } = phone;
    const nearby = page.getByRole('region', { name: 'Nearby Tourist Attractions' });

    await page.goto('/');
    await waitUntilReady(page);
    await server.kill();
    await page.goto(`/tourism-directory/${nextToEdited.slug}`);
    await expect(page.getByText(offlineSentence)).toBeVisible();
    await expect(nearby.getByRole('link', { name: edited.name })).toBeVisible();

    await server.start();
    await server.change(async (tx) => {
      await tx`UPDATE place SET name = ${newName}, content = 'The steps are open again.' WHERE id = ${edited._id}`;
      await tx`
      INSERT INTO place SELECT (jsonb_populate_record(place, ${tx.json({
        id: added._id,
        slug: added.slug,
        name: added.name,
        images: ['/images/place-shivneri-fort-2-1280.webp'],
      })})).* FROM place WHERE id = ${edited._id}`;
      await tx`UPDATE place SET nearby_place_ids[1] = ${added._id} WHERE id = ${nextToEdited._id} AND nearby_place_ids[1] <> ${edited._id}`;
      await tx`UPDATE place SET nearby_place_ids[2] = ${added._id} WHERE id = ${nextToEdited._id} AND nearby_place_ids[1] = ${edited._id}`;
      await tx`DELETE FROM place WHERE id = ${deleted._id}`;
    });
    await expectUpToDate(page, server);

    await test.step('beside other listings, without a reload', async () => {
      await expect(nearby.getByRole('link', { name: newName })).toBeVisible();
      await expect(nearby.getByRole('link', { name: added.name })).toBeVisible();
      await expect(page.getByText(offlineSentence)).toBeHidden();
    });

    const showsTheChange = async () => {
      await page.goto(`/tourism-directory/${edited.slug}`);
      await expect(heading(page)).toHaveText(newName);
      await expect(page.getByText('The steps are open again.')).toBeVisible();

      await page.goto(`/tourism-directory/${encodeURIComponent(added.slug)}`);
      await expect(heading(page)).toHaveText(added.name);

      await page.goto('/tourism-directory?search=lamp+tower');
      await expectPainted(linkTo(page, `/tourism-directory/${encodeURIComponent(added.slug)}`).locator('img'), 1);

      await page.goto(`/tourism-directory/${deleted.slug}`);
      await expect(heading(page)).toHaveText('There is no such page');
      await expect(page.getByRole('heading', { name: 'Did you mean one of these?' })).toBeVisible();

      await page.goto('/tourism-directory?search=E-H');
      await expect(linkTo(page, '/tourism-directory/gmrt-khodad')).toBeVisible();
      await expect(linkTo(page, `/tourism-directory/${deleted.slug}`)).toHaveCount(0);

      await page.goto(`/accommodation-directory/${nextToDeleted.slug}`);
      await expect(heading(page)).toHaveText(nextToDeleted.name);
      await expect(page.getByRole('link', { name: deleted.name })).toHaveCount(0);
    };
    await test.step('on their own pages and in the directory', showsTheChange);

    await test.step('the new list picture is kept, the deleted one’s is not', async () => {
      const kept = (address: string) => page.evaluate(async (path) => Boolean(await caches.match(path)), address);
      await expect.poll(() => kept('/images/place-shivneri-fort-2-320.webp')).toBe(true);
      await expect.poll(() => kept(String(deleted.images[0]).replace('-1280', '-320'))).toBe(false);
    });

    await server.kill();
    await phone.killAndReopen();
    await test.step('and all of it is still so without signal', async () => {
      const again = phone.page;
      await again.goto(`/tourism-directory/${edited.slug}`);
      await expect(heading(again)).toHaveText(newName);
      await again.goto(`/tourism-directory/${deleted.slug}`);
      await expect(heading(again)).toHaveText('There is no such page');
      await again.goto('/tourism-directory?search=lamp+tower');
      await expectPainted(linkTo(again, `/tourism-directory/${encodeURIComponent(added.slug)}`).locator('img'), 1);
    });
  },
);
