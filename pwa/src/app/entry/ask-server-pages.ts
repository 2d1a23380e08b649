import { eachTable } from '@helpdesk/contract/kinds/kinds';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import { rowsName, rowsToBring } from '@helpdesk/contract/sync/page-rows';
import { spokenLanguage } from '@helpdesk/words/language';

import type { AppRouter } from '#app/routes.tsx';
import { shownAddress } from '#app/shown-address.ts';
import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { readPageCatalogue } from '#catalogue/page/page-catalogue.ts';
import { pageDataIn } from '#catalogue/page/page-data.ts';
import { asksServerPage, serverPage } from '#catalogue/page/server-page.ts';
import { wantedRows } from '#listings/directory/row-window.ts';
import { createCall } from '#sync/call.ts';
import { serverClock } from '#sync/server-clock.ts';

/** Between two keys. */
const restMs = 200;

/**
 * Until this phone holds rows, a page that is opened, or a list that is searched, filtered or grows, shows what the server would show to whoever came to
 * it first: the same rows by the same rules.
 */
export function askServerPages(router: AppRouter): void {
  if (catalogueStore.get()) return;
  const call = createCall({ clock: serverClock });
  let timer: ReturnType<typeof setTimeout>;
  let newest = 0;

  async function ask(): Promise<void> {
    newest += 1;
    const own = newest;
    const address = shownAddress(router.state.matches);
    const page = new URL(location.href);
    page.searchParams.set('lang', spokenLanguage());
    const rows = rowsToBring(wantedRows.get());
    if (rows) page.searchParams.set(rowsName, `${rows}`);
    const answer = await call.page(page.pathname + page.search, pageDataIn);
    // Whoever went on, or wants more, asks for another.
    if (own !== newest || address !== shownAddress(router.state.matches)) return;
    const data = answer.state === 'ok' ? answer.body : undefined;
    if (data?.catalogue) {
      const { day, catalogue } = data;
      // A server of another version may know other fields than this app.
      const initial = readPageCatalogue({ ...catalogue, empty: eachTable((table) => emptyRow(table)) });
      serverPage.swap({ address, initial, language: catalogue.language, day });
    }
    asksServerPage.swap(false);
  }

  const askSoon = () => {
    clearTimeout(timer);
    asksServerPage.swap(true);
    timer = setTimeout(() => void ask(), restMs);
  };
  const askForMore = () => {
    if (rowsToBring(wantedRows.get())) void ask();
  };
  const stopGrowing = wantedRows.subscribe(askForMore);
  const stopFollowing = router.subscribe('onRendered', () => {
    wantedRows.swap(wantedRows.first);
    askSoon();
  });
  const stop = catalogueStore.subscribe(() => {
    clearTimeout(timer);
    stopGrowing();
    stopFollowing();
    stop();
  });
  // Whoever was quicker than this file is on another page than the one that came.
  if (performance.getEntriesByName(location.href, 'navigation').length === 0) askSoon();
  askForMore();
}
