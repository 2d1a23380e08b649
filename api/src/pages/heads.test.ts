import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@helpdesk/contract/languages';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { site } from '@helpdesk/site/site';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { writeCatalogue } from '#db/catalogue-write.sql.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { loadPageMaker } from './page-maker.ts';

/** What `npm start` serves; `npm test` builds it first. */
const dist = fileURLToPath(new URL('../../../pwa/dist', import.meta.url));
const pages = await loadPageMaker(dist, fileURLToPath(new URL('../../../pwa/dist-server', import.meta.url)));
const origin = 'https://junnar.example.org';
const { sql, get } = await sampleApp({
  siteOrigin: origin,
  dist,
  makePage: pages?.makePage,
  pageStyles: pages?.styles,
  embed: pages?.embed,
});

/** Whoever is called like this is told nowhere. */
const canary = { phone: '+919999900001', person: 'Canary Person' };
await writeCatalogue(sql, async (tx) => {
  await tx`UPDATE resort SET contact_phone_number = ${canary.phone}, contact_person_name = ${canary.person}`;
  await tx`UPDATE restaurant SET contact_number = ${canary.phone}`;
});

type Thing = { readonly '@type': string } & Record<string, unknown>;

/** What somebody sees who only reads what the server answers, as WhatsApp does. */
async function look(address: string) {
  const response = await get(address, { 'User-Agent': 'WhatsApp/2.23.20.0' });
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (tag: RegExp) => [...head.matchAll(tag)].map(([, ...groups]) => groups.map(unescaped));
  const only = (tag: RegExp) => {
    const found = all(tag);
    expect(found, `${tag} of ${address}`).toHaveLength(1);
    return found[0]?.[0] ?? '';
  };
  return {
    status: response.status,
    html,
    language: /<html lang="([\w-]+)"/.exec(html)?.[1],
    title: () => only(/<title[^>]*>([^<]*)</g),
    description: () => only(/<meta name="description" content="([^"]*)"/g),
    canonical: () => only(/<link rel="canonical" href="([^"]*)"/g),
    alternates: () => Object.fromEntries(all(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)) as Record<string, string>,
    og: (property: string) => only(new RegExp(`<meta property="og:${property}" content="([^"]*)"`, 'g')),
    otherLocales: () => all(/<meta property="og:locale:alternate" content="([^"]*)"/g).flat(),
    card: () => only(/<meta name="twitter:card" content="([^"]*)"/g),
    things: () => all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map(([json]) => JSON.parse(json ?? '') as Thing),
  };
}

const unescaped = (text: string | undefined): string =>
  (text ?? '').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

async function expectSharePicture(address: string): Promise<void> {
  const response = await get(address.slice(origin.length));
  expect([response.status, response.headers.get('Content-Type')], address).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length, address).toBeLessThanOrEqual(250_000);
  expect(await sharp(bytes).metadata(), address).toMatchObject({ width: 1200, height: 630 });
}

/** All texts of a thing but its addresses. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter((text) => !text.startsWith('http'))
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(textsOf)
      : [];

const [place] = sampleRegion.places;
const [resort] = sampleRegion.resorts;
const [restaurant] = sampleRegion.restaurants;
const hospital = sampleRegion.services.find(({ slug }) => slug === 'kukadi-rural-hospital');
const kinds: [path: string, types: string[]][] = [
  ['/', ['NGO']],
  ['/tourism-directory', ['BreadcrumbList']],
  ['/accommodation-directory', ['BreadcrumbList']],
  ['/restaurant-directory', ['BreadcrumbList']],
  [`/tourism-directory/${place?.slug}`, ['TouristAttraction', 'BreadcrumbList']],
  [`/accommodation-directory/${resort?.slug}`, ['LodgingBusiness', 'BreadcrumbList']],
  [`/restaurant-directory/${restaurant?.slug}`, ['Restaurant', 'BreadcrumbList']],
  ['/essentials', ['BreadcrumbList']],
  [`/essentials/${hospital?.slug}`, ['Hospital', 'BreadcrumbList']],
  ['/forts', ['BreadcrumbList']],
  ['/temples/ale%2C%20belhe%20%26%20ane', ['BreadcrumbList']],
  ['/about-us', ['NGO', 'BreadcrumbList']],
  ['/events', []],
  ['/donate-for-junnar', []],
  ['/contact-us', []],
  ['/privacy-policy', []],
  ['/terms-and-conditions', []],
];
const inLanguage = (path: string, language: Language) => (language === 'en' ? path : `${path}?lang=${language}`);

test.each(kinds)('a pasted link to %s tells what is there, in each language', async (path, types) => {
  const told = new Set<string>();
  const pictures = new Set<string>();
  for (const language of languages) {
    const own = origin + inLanguage(path, language);
    const page = await look(`${inLanguage(path, language)}${language === 'en' ? '?' : '&'}utm_source=poster`);
    expect([page.status, page.language]).toEqual([200, language]);
    expect(page.title()).toContain(site.name[language]);
    expect(page.description().length).toBeGreaterThan(20);
    expect(page.description().length).toBeLessThanOrEqual(160);
    expect([page.canonical(), page.og('url')]).toEqual([own, own]);
    expect(page.alternates()).toEqual({
      ...Object.fromEntries(languages.map((each): [string, string] => [each, origin + inLanguage(path, each)])),
      'x-default': origin + path,
    });
    expect(page.og('locale')).toBe(language.includes('-') ? language.replace('-', '_') : `${language}_IN`);
    expect(page.otherLocales()).toHaveLength(languages.length - 1);
    expect(page.og('type')).toBe('website');
    expect(page.og('site_name')).toBe(site.name[language]);
    expect(page.title()).toContain(page.og('title'));
    expect(page.og('description')).toBe(page.description());
    expect([page.og('image:width'), page.og('image:height')]).toEqual(['1200', '630']);
    expect(page.og('image:alt').length).toBeGreaterThan(5);
    expect(page.card()).toBe('summary_large_image');
    expect(page.things().map((thing) => thing['@type'])).toEqual(types);
    told.add(page.description());
    pictures.add(page.og('image'));
  }
  expect(told.size).toBe(languages.length);
  expect(pictures.size).toBe(1);
  for (const picture of pictures) await expectSharePicture(picture);
});

test('a page may be painted with the styles that stand in it, and with no other', async () => {
  const page = await get('/tourism-directory');
  const policy = page.headers.get('Content-Security-Policy') ?? '';
  const styles = [...(await page.text()).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  expect(styles.length).toBeGreaterThan(1);
  for (const text of styles) expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(policy).not.toContain('unsafe');
});

test('a place is where its address leads, by whichever way', async () => {
  for (const way of [`/q/${place?._id}`, `/tourism-directory/${place?._id}`]) {
    const response = await get(`${way}?lang=hi`);
    const page = await look(response.headers.get('Location') ?? '');
    expect(page.canonical()).toBe(`${origin}/tourism-directory/${place?.slug}?lang=hi`);
  }
});

test.each(['/nowhere', '/tourism-directory/nowhere', '/q/nowhere', '/forts/nowhere'])(
  '%s is 404, says so, and is not to be listed',
  async (address) => {
    const page = await look(address);
    expect(page.status).toBe(404);
    expect(page.title()).toContain('There is no such page');
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html).not.toContain('rel="canonical"');
  },
);

/** What a hospital is called by is no secret. */
const toldOpenly: ReadonlySet<string> = new Set(sampleRegion.services.flatMap(({ phones }) => phones));

test('every link of the sitemap opens and agrees with what its page says of itself; nobody’s number is told', async () => {
  const xml = await (await get('/sitemap.xml')).text();
  const links = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => unescaped(address).replaceAll('&apos;', "'"));
  expect(links.length).toBeGreaterThan(3 * 110);
  // In the long run all of them in all languages, else every listing once, each third in another language.
  const looked = process.env.TEST_LONG ? links : links.filter((_, index) => index % 3 === Math.floor(index / 3) % 3);
  const titles = new Map<string, string>();
  const pictures = new Set<string>();
  for (const link of looked) {
    const page = await look(link.slice(origin.length));
    expect([page.status, page.canonical()], link).toEqual([200, link]);
    expect(page.html, link).not.toMatch(/Canary|99999\s?00001/);
    expect(
      textsOf(page.things()).filter((text) => /\+?\d[\d ()-]{8,}\d/.test(text) && !/^\d{4}-\d\d-\d\d$/.test(text) && !toldOpenly.has(text)),
      link,
    ).toEqual([]);
    expect(titles.get(page.title()), link).toBeUndefined();
    titles.set(page.title(), link);
    pictures.add(page.og('image'));
  }
  expect(pictures.size).toBeGreaterThan(110);
  for (const picture of process.env.TEST_LONG ? pictures : [...pictures].slice(0, 3)) await expectSharePicture(picture);
});
