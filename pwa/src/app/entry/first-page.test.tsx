import { type Language, languages } from '@helpdesk/contract/languages';
import { speak } from '@helpdesk/words/language';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { createAppRouter } from '#app/routes.tsx';
import { pagesOfWords, segment } from '#app/testing/addresses.ts';
import { readPageCatalogue } from '#catalogue/page/page-catalogue.ts';
import type { PageData } from '#catalogue/page/page-data.ts';
import { sampleCatalogue as catalogue } from '#catalogue/testing/sample.ts';
import { OriginContext } from '#ui/page/use-origin.ts';
import { App } from './app.tsx';
import { renderPage } from './render.tsx';

const { categories, regions, places, resorts, restaurants, services } = catalogue.rows;
const day = '2026-11-21';
afterAll(() => speak('en'));
const origin = 'https://junnar.example.org';

/** All of them take half a minute. */
const some = <Row,>(rows: readonly Row[]): readonly Row[] => (process.env.TEST_LONG ? rows : rows.slice(0, 2));
const addresses = [
  '/',
  '/tourism-directory',
  '/tourism-directory?search=A-D',
  '/tourism-directory?search=fort',
  '/tourism-directory?search=nothing+of+this+kind',
  '/tourism-directory?search=shivnary',
  `/tourism-directory?region=${segment(regions[0]?.name ?? '')}`,
  '/accommodation-directory',
  '/accommodation-directory?search=Budget+Stay&amenity=wifi',
  '/restaurant-directory',
  '/restaurant-directory?search=Veg',
  '/essentials',
  '/nowhere',
  '/tourism-directory/shivnery',
  // Two names contain it: nobody knows which is meant.
  '/tourism-directory/naneghat-foo',
  '/tourism-directory?search=popular',
  '/shivneri/fort/three',
  '/forts/unknown%20region',
  ...pagesOfWords,
  ...some(categories).map(({ name }) => `/${segment(name)}`),
  ...some(categories).flatMap((category) => some(regions).map((region) => `/${segment(category.name)}/${segment(region.name)}`)),
  ...some(places).map(({ slug }) => `/tourism-directory/${encodeURIComponent(slug)}`),
  ...some(resorts).map(({ slug }) => `/accommodation-directory/${encodeURIComponent(slug)}`),
  ...some(restaurants).map(({ slug }) => `/restaurant-directory/${encodeURIComponent(slug)}`),
  ...services.map(({ slug }) => `/essentials/${encodeURIComponent(slug)}`),
];

/** What the app makes of a page's address out of nothing but what came with the page. */
async function taken(address: string, language: Language, data: PageData): Promise<string> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }), rememberedLanguage: () => language });
  await router.load();
  const { catalogue: brought } = JSON.parse(JSON.stringify(data)) as PageData;
  return renderToString(
    <OriginContext value={origin}>
      <App router={router} beginning={{ initial: brought && readPageCatalogue(brought), language: brought?.language, day }} />
    </OriginContext>,
  );
}

describe.each(languages)('in %s', (language) => {
  test('what travels with a page makes the same page again, on every route', async () => {
    for (const address of addresses) {
      const { html, data } = await renderPage({ address, language, catalogue, day, origin });
      expect(await taken(address, language, data), address).toBe(html);
    }
  });
});
