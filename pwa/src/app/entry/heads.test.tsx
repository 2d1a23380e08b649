import { inEachTranslation, type Language, languages } from '@helpdesk/contract/languages';
import { speak } from '@helpdesk/words/language';
import { afterAll, describe, expect, test } from 'vitest';
import { renderPage } from '#app/testing/render-page.ts';
import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import { sampleCatalogue as catalogue } from '#catalogue/testing/sample.ts';

afterAll(() => speak('en'));
const origin = 'https://junnar.example.org';
const render = (address: string, language: Language = 'en') => renderPage({ address, language, catalogue, day: '2026-11-21', origin });

const canonicals = (html: string) => [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
const things = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json ?? ''));

describe('the head of a page', () => {
  test.each([
    ['/tourism-directory?search=A-D&region=junnar', '/tourism-directory'],
    ['/tourism-directory?utm_source=poster', '/tourism-directory'],
    ['/tourism-directory/shivneri-fort?fbclid=1', '/tourism-directory/shivneri-fort'],
    ['/temples/ale,%20belhe%20&%20ane', '/temples/ale%2C%20belhe%20%26%20ane'],
    ['/?lang=en', '/'],
    ['/about-us?utm_source=poster&lang=mr', '/about-us?lang=mr'],
  ])('of %s knows it as %s', async (address, known) => {
    expect(canonicals(await render(address))).toEqual([origin + known]);
  });

  test('names the language that is spoken also where only a cookie asked for it', async () => {
    const html = await render('/about-us', 'hi');
    expect(canonicals(html)).toEqual([`${origin}/about-us?lang=hi`]);
    expect(html).toContain('<meta property="og:locale" content="hi_IN"/>');
  });

  test('of what is not there, or is one visitor’s own, says that it is not to be listed, and nothing to share', async () => {
    for (const address of ['/nowhere', '/tourism-directory/shivnery', '/requests', '/saved']) {
      const html = await render(address);
      expect(html, address).toContain('<meta name="robots" content="noindex"/>');
      expect(canonicals(html), address).toEqual([]);
      expect(html, address).not.toContain('og:');
    }
  });

  test('leads to the page in every language, and in English where none was chosen', async () => {
    const html = await render('/tourism-directory/shivneri-fort?lang=mr');
    const own = `${origin}/tourism-directory/shivneri-fort`;
    expect(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
    ).toEqual([...languages.map((language) => [language, language === 'en' ? own : `${own}?lang=${language}`]), ['x-default', own]]);
  });
});

describe('for machines', () => {
  test('a place is an attraction with its point, picture and address, and the way to it', async () => {
    const [place, way] = things(await render('/tourism-directory/shivneri-fort?lang=mr'));
    expect(place).toMatchObject({
      '@type': 'TouristAttraction',
      name: 'शिवनेरी किल्ला',
      url: `${origin}/tourism-directory/shivneri-fort?lang=mr`,
      image: [expect.stringMatching(/^https:.*-share\.jpg$/), expect.stringMatching(/^https:.*-1280\.webp$/)],
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
      address: { addressLocality: 'जुन्नर शहर आणि शिवनेरी', addressRegion: 'महाराष्ट्र', addressCountry: 'IN' },
    });
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(way?.itemListElement).toMatchObject([
      { position: 1, item: `${origin}/?lang=mr` },
      { position: 2, item: `${origin}/tourism-directory?lang=mr` },
      { position: 3, item: `${origin}/tourism-directory/shivneri-fort?lang=mr` },
    ]);
  });

  test('a stay says what it offers, a restaurant what it serves', async () => {
    const [resort] = catalogue.rows.resorts.filter(({ amenitiesOffered }) => amenitiesOffered.parking && !amenitiesOffered.pool);
    const [stay] = things(await render(`/accommodation-directory/${resort?.slug}`));
    expect(stay?.['@type']).toBe('LodgingBusiness');
    const offered = JSON.stringify(stay?.amenityFeature);
    expect(offered).toContain('"Parking"');
    expect(offered).not.toContain('"Swimming Pool"');
    const [restaurant] = catalogue.rows.restaurants;
    const [eatery] = things(await render(`/restaurant-directory/${restaurant?.slug}`));
    expect(eatery).toMatchObject({ '@type': 'Restaurant', servesCuisine: restaurant?.categories });
  });

  test('the helpdesk is a non-profit, on the first page and where it tells of itself', async () => {
    for (const address of ['/', '/about-us']) expect(things(await render(address))[0]).toMatchObject({ '@type': 'NGO', url: `${origin}/` });
  });

  test('a text that would end the block does not', async () => {
    const [place] = catalogue.rows.places;
    if (!place) throw new Error('the sample region is empty');
    const content = '</script><script>alert(1)</script><!-- ';
    const held = buildCatalogue({ epoch: 'test', seq: 2 }, { ...catalogue.rows, places: [{ ...place, content }] });
    const html = await renderPage({
      address: `/tourism-directory/${place.slug}`,
      language: 'en',
      catalogue: held,
      day: '2026-11-21',
      origin,
    });
    expect(things(html)[0]?.description).toBe(content);
    expect(html).not.toContain('<script>');
  });

  test('no phone number and nobody’s name is told, in any language', async () => {
    const [resort] = catalogue.rows.resorts;
    const [restaurant] = catalogue.rows.restaurants;
    if (!resort || !restaurant) throw new Error('the sample region is empty');
    const held = buildCatalogue(
      { epoch: 'test', seq: 2 },
      {
        ...catalogue.rows,
        resorts: [
          {
            ...resort,
            contactPersonName: 'Canary Person',
            contactPhoneNumber: '+910000077771',
            translations: inEachTranslation(() => ({ contactPersonName: 'Canary in translation' })),
          },
        ],
        restaurants: [{ ...restaurant, contactNumber: '+910000077772' }],
      },
    );
    for (const language of languages) {
      for (const address of [`/accommodation-directory/${resort.slug}`, `/restaurant-directory/${restaurant.slug}`]) {
        const html = await renderPage({ address, language, catalogue: held, day: '2026-11-21', origin });
        expect(things(html)).toHaveLength(2);
        expect(html).not.toMatch(/Canary|77771|77772/);
      }
    }
  });
});
