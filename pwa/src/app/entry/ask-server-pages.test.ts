import { eachTable } from '@helpdesk/contract/kinds/kinds';
import { expect, onTestFinished, test, vi } from 'vitest';

import type { AppRouter } from '#app/routes.tsx';
import type { WholeCatalogue } from '#catalogue/catalogue.ts';
import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { pageDataBlock } from '#catalogue/page/page-data.ts';
import { asksServerPage, serverPage } from '#catalogue/page/server-page.ts';
import { wantedRows } from '#listings/directory/row-window.ts';
import { catalogueOf } from '#listings/testing/rows.ts';
import { eventually } from '#sync/testing/eventually.ts';
import { askServerPages } from './ask-server-pages.ts';

const router = {
  state: { matches: [{ id: '/essentials', search: {} }] },
  subscribe: () => () => {},
} as unknown as AppRouter;

/** The answer to a page of so many rows, by the day on which the server made it. */
const pageOf = (day: string) =>
  new Response(pageDataBlock({ day, catalogue: { epoch: 'e', seq: 1, language: 'en', rows: {}, empty: eachTable(() => ({})) } }), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

test('an older answer that comes late does not take the place of a newer one', async () => {
  // Other files share these stores; pages are asked for no more once there is a catalogue.
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    catalogueStore.swap(catalogueOf({}) as WholeCatalogue);
    for (const store of [catalogueStore, serverPage, asksServerPage, wantedRows]) store.swap(store.first as never);
  });
  const answers: ((page: Response) => void)[] = [];
  const fetched = vi.fn((_address: string) => new Promise<Response>((resolve) => answers.push(resolve)));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { href: 'https://helpdesk.example/essentials', origin: 'https://helpdesk.example' });
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry]);

  catalogueStore.swap(undefined);
  wantedRows.swap(wantedRows.first);
  askServerPages(router);
  wantedRows.swap(112);
  wantedRows.swap(168);
  await eventually(() =>
    expect(fetched.mock.calls.map(([address]) => new URLSearchParams(address.split('?')[1]).get('rows'))).toEqual(['112', '168']),
  );
  answers[1]?.(pageOf('2026-11-22'));
  await eventually(() => expect(serverPage.get()?.day).toBe('2026-11-22'));
  answers[0]?.(pageOf('2026-11-21'));
  await new Promise((handled) => setImmediate(handled));
  expect(serverPage.get()?.day).toBe('2026-11-22');
});
