import { openCatalogueStorage } from '#local/catalogue-db.ts';
import { holdRows } from '#local/held-rows.ts';
import { forgetOldLists } from '#local/old-lists.ts';
import { freePageCache } from '#local/page-cache.ts';
import { savesData } from '#local/saves-data.ts';
import { usable } from '#local/usable.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { type Call, createCall } from '#sync/call.ts';
import { withFirstHead } from '#sync/first-head.ts';
import { fetchGuide } from '#sync/guide/fetch-guide.ts';
import { createPictures } from '#sync/pictures.ts';
import type { Reports } from '#sync/reports.ts';
import { schedulePulls } from '#sync/schedule.ts';
import { serverClock } from '#sync/server-clock.ts';
import { syncCatalogue } from './catalogue-sync.ts';
import { attached } from './phone.ts';
import { appCopy, freePartOfApp } from './readiness.ts';

/**
 * Attaches storage and sync to the screens: shows what this phone holds, then keeps it as new as the server. Loaded after
 * the first paint, which needs none of it.
 */
export async function attachPhone(): Promise<void> {
  forgetOldLists();
  const call = createCall({ clock: serverClock, fetch: withFirstHead(window.firstHead) });
  const keeper = syncCatalogue({
    storage: holdRows(await openCatalogueStorage()),
    call,
    pictures: createPictures(call, usable('caches')),
    now: serverClock.now,
    locks: navigator.locks,
    channel: globalThis.BroadcastChannel && new BroadcastChannel('catalogue'),
    appCopy: () => appCopy(navigator.serviceWorker),
    freePartOfApp: () => freePartOfApp(navigator.serviceWorker),
    savesData,
    whenIdle,
    seemsOnline: () => navigator.onLine,
  });
  await keeper.start();
  addEventListener('offline', keeper.sayOffline);
  const { pullNow } = schedulePulls(keeper.pull);
  attached({
    ...keeper.phone,
    freeSpace: async () => (await keeper.phone.freeSpace()) + (await freePageCache()),
    pullNow,
    fillAgain: keeper.fillAgain,
    fetchGuide: () => fetchGuide(call, usable('caches')),
    takeGuide: keeper.takeGuide,
    fetchReport: (id) => fetchReport(call, id),
  });
}

/** Asked for by few, so it comes as a file of its own; where that does not come, neither does the report. */
async function fetchReport(call: Call, id: string): ReturnType<Reports['fetch']> {
  const file = await import('#sync/reports.ts').catch(() => undefined);
  return file ? file.createReports(call, usable('caches')).fetch(id) : { state: 'failed', reason: 'offline' };
}
