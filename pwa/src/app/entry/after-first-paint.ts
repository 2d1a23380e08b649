import '#ui/style/fonts-accents.css';

import { watchActivity } from '#app/install/busy.ts';
import { linkManifest } from '#app/install/link-manifest.ts';
import { watchUpdates } from '#app/install/updates.ts';
import { type AppRouter, loadPages } from '#app/routes.tsx';
import { watchTypeAhead } from '#app/search/type-ahead.ts';
import { loadMenu } from '#app/shell/header.tsx';
import { pullNow } from '#catalogue/phone.ts';
import { isKiosk } from '#local/kiosk-mark.ts';
import { outbox } from '#mine/outbox.ts';
import { loadUntilHere } from '#platform/load-until-here.ts';
import { isOverlayEntry, watchOverlayHistory } from '#platform/overlay-history.ts';
import { onServerReached } from '#sync/server-reached.ts';

import { askServerPages } from './ask-server-pages.ts';
import { reloadOnceForMissingFiles } from './missing-files.ts';

const longestPullMs = 15_000;

/**
 * All that can wait until the first screen stands.
 * @param build the address of the app's first script
 */
export async function afterFirstPaint(router: AppRouter, build: string): Promise<void> {
  // What is below the fold is laid out from here on.
  document.documentElement.dataset.usable = '';
  if (isKiosk()) void loadUntilHere(() => import('#app/kiosk/kiosk-app.tsx')).then(({ mountKiosk }) => mountKiosk(router));
  reloadOnceForMissingFiles(build, () => router.state.isLoading);
  linkManifest();
  watchActivity();
  watchTypeAhead();
  const isFirstVisit = !navigator.serviceWorker?.controller;
  if (!isFirstVisit) keepUp();
  onServerReached(
    () =>
      void import('#mine/missed-searches.ts').then(
        ({ sendMissed }) => sendMissed(),
        () => undefined,
      ),
  );
  askServerPages(router);
  void loadUntilHere(() => import('#catalogue/attach.ts')).then(({ attachPhone }) => attachPhone());
  loadMenu().catch(() => undefined);
  if (isOverlayEntry()) watchOverlayHistory();
  if (isFirstVisit) {
    await firstPull();
    keepUp();
  }
  void loadUntilHere(() => import('#app/install/cache-pages.ts')).then(({ cachePages }) => cachePages(router));
  void loadPages(router);
}

/** Stores the app, keeps it new, and sends what waits. */
function keepUp(): void {
  void watchUpdates();
  // Opened, it sends by itself.
  void loadUntilHere(outbox);
}

/** On a first visit the rows come before what is stored for later; where no pull ends, that waits no longer. */
const firstPull = () => Promise.race([pullNow(), new Promise((late) => setTimeout(late, longestPullMs))]);
