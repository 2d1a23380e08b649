import type { Language } from '@helpdesk/contract/languages';
import { pathName } from '@helpdesk/contract/rules/slug';
import { messagesIn } from '@helpdesk/words/all-messages';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#app/testing/render-page.ts';
import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import { sampleCatalogue as catalogue } from '#catalogue/testing/sample.ts';

const { rows } = catalogue;

const render = (address: string, held: typeof catalogue | undefined = catalogue) =>
  renderPage({ address, language: 'en', catalogue: held, day: '2026-11-21' });

/** What stands between a page's first such tags, without tags and escapes of its own. */
const inside = (html: string, tag: string): string | undefined =>
  new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's')
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

const fixedPages: [address: string, heading: string][] = [
  ['/', 'Welcome to Junnar'],
  ['/tourism-directory', 'Tourism Directory'],
  ['/accommodation-directory', 'Accommodation Directory'],
  ['/restaurant-directory', 'Restaurants Directory'],
  ['/about-us', 'About Us'],
  ['/contact-us', 'Contact Us'],
];

describe('without a browser', () => {
  test.each(fixedPages)('%s is a page headed "%s"', async (address, heading) => {
    const html = await render(address);
    expect(inside(html, 'h1')).toBe(heading);
    expect(inside(html, 'title')).toContain('Junnar Tourism Helpdesk');
  });

  test.each(['/events', '/donate-for-junnar', '/privacy-policy', '/terms-and-conditions'])('%s is a page', async (address) => {
    expect(inside(await render(address), 'h1')).toBeTruthy();
  });

  test('all 110 listings are pages under their own names', async () => {
    const details = [
      ...rows.places.map((row) => ({ row, folder: 'tourism-directory' })),
      ...rows.resorts.map((row) => ({ row, folder: 'accommodation-directory' })),
      ...rows.restaurants.map((row) => ({ row, folder: 'restaurant-directory' })),
    ];
    expect(details).toHaveLength(110);
    for (const { row, folder } of details) {
      const html = await render(`/${folder}/${encodeURIComponent(row.slug)}`);
      expect(inside(html, 'h1'), row.slug).toBe(row.name);
      expect(inside(html, 'title'), row.slug).toContain(row.name);
    }
  });

  test('every category is a page, and so is every region within it, also where names hold commas and ampersands', async () => {
    for (const category of rows.categories) {
      const path = `/${encodeURIComponent(pathName(category.name))}`;
      expect(inside(await render(path), 'h1'), path).toBe(category.heading);
    }
    const category = encodeURIComponent(pathName(rows.categories[0]?.name ?? ''));
    expect(rows.regions.some(({ name }) => name.includes('&'))).toBe(true);
    for (const region of rows.regions) {
      const path = `/${category}/${encodeURIComponent(pathName(region.name))}`;
      expect(inside(await render(path), 'h1'), path).toContain(region.name);
    }
  });

  test.each(['/tourism-directory/shivnery', '/shivneri', '/shivneri/fort/three', '/forts/shivneri-nowhere'])(
    '%s is no page, and Shivneri Fort is offered instead',
    async (address) => {
      const html = await render(address);
      expect(inside(html, 'title')).toContain('There is no such page');
      expect(html).toContain('/tourism-directory/shivneri-fort');
    },
  );

  test('no page comes with a script inside, which the security policy forbids', async () => {
    for (const address of ['/', '/tourism-directory', '/nowhere'])
      expect(await render(address)).not.toMatch(/<script(?! type="application\/ld\+json">)/);
  });

  test('before the first fill every page stands, with boxes where rows will come', async () => {
    for (const address of ['/', '/tourism-directory', '/tourism-directory/shivneri-fort', '/forts', '/forts/otur', '/no/such/page'])
      await expect(renderPage({ address, language: 'en', catalogue: undefined, day: '2026-11-21' }), address).resolves.toContain('<main');
  });

  test('links keep the language that the address asks for', async () => {
    expect(await render('/?lang=mr')).toContain('href="/tourism-directory?lang=mr"');
    const leadsTo = (html: string) => html.replace(/<(?:a lang=|link )[^>]*>/g, '');
    expect(leadsTo(await render('/'))).not.toContain('?lang=');
  });

  test('the language in the address wins, else the one that was chosen speaks', async () => {
    const heading = async (address: string, language: Language) => {
      const html = await renderPage({ address, language, catalogue, day: '2026-11-21' });
      return inside(html, 'h1');
    };
    expect(await heading('/about-us?lang=hi', 'mr')).toBe(messagesIn('hi').menu_about());
    expect(await heading('/about-us', 'mr')).toBe(messagesIn('mr').menu_about());
    expect(await heading('/about-us?lang=fr', 'mr')).toBe(messagesIn('mr').menu_about());
    expect(await heading('/about-us?lang=en', 'mr')).toBe('About Us');
  });

  test.each([
    ['/restaurant-directory?search=Veg', '/restaurant-directory?search=Veg&amp;lang=mr'],
    ['/temples/ale%2C%20belhe%20%26%20ane', '/temples/ale%2C%20belhe%20%26%20ane?lang=mr'],
    ['/tourism-directory/shivneri-fort?lang=hi', '/tourism-directory/shivneri-fort?lang=mr'],
    ['/forts/nowhere/at-all', '/forts/nowhere/at-all?lang=mr'],
  ])('%s is offered in every language, the one that is spoken is marked', async (address, inMarathi) => {
    const html = await render(address);
    expect(/<a lang="mr"[^>]* href="([^"]*)"/.exec(html)?.[1]).toBe(inMarathi);
    const spoken = address.includes('lang=hi') ? 'hi' : 'en';
    const marked = [...html.matchAll(/<a lang="(\w+)"[^>]*aria-current="\w+"/g)].map(([, language]) => language);
    expect(marked).toEqual([spoken]);
  });

  test('a label stands on the panorama only while its place exists', async () => {
    const without = buildCatalogue({ epoch: 'test', seq: 2 }, { ...rows, places: rows.places.filter(({ slug }) => slug !== 'naneghat') });
    const labels = (html: string) => [...html.matchAll(/data-peak="([^"]+)"/g)].map(([, slug]) => slug);
    const five = ['shivneri-fort', 'naneghat', 'malshej-ghat', 'lenyadri-caves', 'gmrt-khodad'];
    expect(new Set(labels(await render('/')))).toEqual(new Set(five));
    expect(labels(await render('/', without))).not.toContain('naneghat');
  });

  test.each(['/', '/tourism-directory', '/tourism-directory/shivneri-fort', '/donate-for-junnar', '/about-us'])(
    'the HTML of %s has no style of its own, which the policy of pages refuses',
    async (address) => {
      expect(await render(address)).not.toMatch(/<[^>]* style=/);
    },
  );

  test('favourites and top picks are five each', async () => {
    const html = await render('/');
    const links = (folder: string) =>
      new Set([...html.matchAll(new RegExp(`href="/${folder}/([^"]+)"`, 'g'))].map(([, slug]) => slug)).size;
    expect(links('accommodation-directory')).toBe(5);
    expect(links('restaurant-directory')).toBe(5);
  });

  test('the current page is marked in the quick links', async () => {
    expect(await render('/tourism-directory')).toMatch(/<a[^>]*aria-current="page"[^>]*>Tourism Directory</);
  });
});
