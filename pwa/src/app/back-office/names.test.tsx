import { adCalls } from '@helpdesk/contract/calls/ads';
import { categoryCalls } from '@helpdesk/contract/calls/categories';
import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { managedListingCalls } from '@helpdesk/contract/calls/managed/managed-listings';
import { noticeCalls } from '@helpdesk/contract/calls/notices';
import { regionCalls } from '@helpdesk/contract/calls/regions';
import { reportCalls } from '@helpdesk/contract/calls/reports';
import type { Language } from '@helpdesk/contract/languages';
import { speak } from '@helpdesk/words/language';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { queryOf } from '#admin/listings/list-address.ts';
import { queryClient } from '#admin/shell/query-client.ts';
import { question } from '#admin/shell/use-answer.ts';
import { AdAdminPage } from '#ads/ad-admin-page.tsx';
import { renderAt } from '#listings/testing/render-at.tsx';
import { place } from '#listings/testing/rows.ts';
import { NoticeAdminPage } from '#notices/notice-admin-page.tsx';
import { PlaceAdminPage } from '#places/place-admin-page.tsx';
import { CategoryAdminPage } from '#regions/category-admin-page.tsx';
import { RegionAdminPage } from '#regions/region-admin-page.tsx';
import { ReportAdminPage } from '#reports/report-admin-page.tsx';
import { ad, category, notice, region } from '#sync/testing/rows.ts';

afterEach(() => {
  speak('en');
  queryClient.clear();
});

const answered = (call: Endpoint, rows: readonly object[], query: object = {}) =>
  queryClient.setQueryData(
    [call.path, {}, query],
    rows.map((row) => ({ version: 1, ...row })),
  );

/** A screen of the back-office as HTML. */
function shown(Page: () => ReactNode, language: Language): Promise<string> {
  speak(language);
  return renderAt(
    '/',
    () => (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    ),
    '/',
    undefined,
  );
}

/** What the rows of a screen are called, in order. */
const headings = (html: string): (string | undefined)[] => [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, heading]) => heading);

const ambegavhan = region('r1', { name: 'Ambegavhan', translations: { mr: { name: 'आंबेगव्हाण' } } });

/** As the server answers the question that the screen asks when it is opened, in the order of the language. */
function answeredPlaces(language: Language): void {
  const rows = [
    place('Shivneri', { content: 'A fort.', translations: { mr: { name: 'किल्ला' } } }),
    place('Ambe', { regionId: 'r1', content: 'A village.', translations: { mr: { name: 'सुंदर आंबे', content: 'एक गाव.' } } }),
    place('Lake', { content: 'Water.' }),
  ].map((row) => ({ ...row, version: 1, image: null, categories: row.categoryIds, unpublished: false, needs: [], bytes: 1 }));
  const { queryKey } = question(managedListingCalls.page, { query: { ...queryOf('places', {}, language), offset: '' } });
  queryClient.setQueryData(queryKey, { count: rows.length, rows });
  answered(regionCalls.list, [ambegavhan]);
}

test('places are called by their names in the language of the page, an English one says so, and so do region and text', async () => {
  answeredPlaces('mr');
  const html = await shown(PlaceAdminPage, 'mr');
  expect(headings(html)).toEqual(['किल्ला', 'सुंदर आंबे', '<span lang="en">Lake</span>']);
  expect(html).toContain('एक गाव.');
  expect(html).toContain('<span lang="en">Water.</span>');
  expect(html).toMatch(/<span class="[^"]*clamped[^"]*">आंबेगव्हाण<\/span>/);
  expect(html).toMatch(/<option value="r1">आंबेगव्हाण<\/option>/);
  expect(html).toMatch(/<span class="sr">[^<]*: किल्ला<\/span>/);
  expect(html).not.toMatch(/Shivneri|Ambegavhan/);
});

test('in English they are called as they always were', async () => {
  answeredPlaces('en');
  const html = await shown(PlaceAdminPage, 'en');
  expect(headings(html)).toEqual(['Shivneri', 'Ambe', 'Lake']);
  expect(html.replaceAll(/<option value="(?:not-)?\w\w">.*?<\/option>/g, '')).not.toMatch(/[ऀ-ॿ]|lang=/);
});

test.each([
  ['categories', CategoryAdminPage, categoryCalls.list, category('Forts', { translations: { mr: { name: 'किल्ले' }, hi: { name: 'क़िले' } } })],
  ['regions', RegionAdminPage, regionCalls.list, region('Forts', { translations: { mr: { name: 'किल्ले' }, hi: { name: 'क़िले' } } })],
  ['notices', NoticeAdminPage, noticeCalls.list, notice('Forts', { translations: { mr: { heading: 'किल्ले' }, hi: { heading: 'क़िले' } } })],
  ['ads', AdAdminPage, adCalls.list, { ...ad('Forts'), translations: { mr: { title: 'किल्ले' }, hi: { title: 'क़िले' } } }],
  ['reports', ReportAdminPage, reportCalls.list, { _id: 'a', name: 'Forts', translations: { mr: { name: 'किल्ले' }, hi: { name: 'क़िले' } } }],
])('%s are called in each language by what they are called there', async (_kind, Page, call, row) => {
  answered(call, [row], call === adCalls.list ? { search: '' } : {});
  for (const [language, name] of [
    ['en', 'Forts'],
    ['mr', 'किल्ले'],
    ['hi', 'क़िले'],
  ] as const) {
    expect(headings(await shown(Page, language))).toEqual([name]);
  }
});
