import { eachTable } from '@helpdesk/contract/kinds/kinds';
import { emptyRow } from '@helpdesk/contract/kinds/values';
import { spokenLanguage } from '@helpdesk/words/language';

import type { AppRouter } from '#app/routes.tsx';
import { shownAddress } from '#app/shown-address.ts';
import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { readPageCatalogue } from '#catalogue/page/page-catalogue.ts';
import { pageDataIn } from '#catalogue/page/page-data.ts';
import { asksServerPage, serverPage } from '#catalogue/page/server-page.ts';
import { createCall } from '#sync/call.ts';
import { serverClock } from '#sync/server-clock.ts';

/** Between two keys. */
const restMs = 200;

/**
 * Until this phone holds rows, a page that is opened, or a list that is searched or filtered, shows what the server would show to whoever came to it
 * first: the same rows by the same rules.
 */
export function askServerPages(router: AppRouter): void {
  if (catalogueStore.get()) return;
  const call = createCall({ clock: serverClock });
  let timer: ReturnType<typeof setTimeout>;

  async function ask(): Promise<void> {
    const address = shownAddress(router.state.matches);
    const page = new URL(location.href);
    page.searchParams.set('lang', spokenLanguage());
    const answer = await call.page(page.pathname + page.search);
    // Whoever went on asks for another.
    if (address !== shownAddress(router.state.matches)) return;
    const data = answer.state === 'ok' ? pageDataIn(answer.body) : undefined;
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
  const stopFollowing = router.subscribe('onRendered', askSoon);
  const stop = catalogueStore.subscribe(() => {
    clearTimeout(timer);
    stopFollowing();
    stop();
  });
  // Whoever was quicker than this file is on another page than the one that came.
  if (performance.getEntriesByName(location.href, 'navigation').length === 0) askSoon();
}
