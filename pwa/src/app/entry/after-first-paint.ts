import '#ui/style/fonts-accents.css';

import { watchActivity } from '#app/install/busy.ts';
import { linkManifest } from '#app/install/link-manifest.ts';
import { watchUpdates } from '#app/install/updates.ts';
import type { AppRouter } from '#app/routes.tsx';
import { watchTypeAhead } from '#app/search/type-ahead.ts';
import { MenuPanel } from '#app/shell/header.tsx';
import { pullNow } from '#catalogue/phone.ts';
import { isKiosk } from '#local/kiosk-mark.ts';
import { outbox } from '#mine/outbox.ts';
import { loadUntilHere } from '#platform/load-until-here.ts';
import { isOverlayEntry, watchOverlayHistory } from '#platform/overlay-history.ts';
import { onServerReached } from '#sync/server-reached.ts';

import { askServerPages } from './ask-server-pages.ts';
import { loadPages } from './load-ahead.ts';
import { reloadOnceForMissingFiles } from './missing-files.ts';

/** A day's visit asks for some hundred, pictures and calls included. */
const mostFiles = 2_000;
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
  // It asks again for all other files, and nothing else asks again for it.
  if (!window.hasStarted) void loadUntilHere(startAgain);
  // Nothing repeats some imports but the next tap; however long a page is open, it has to know which files it asked for.
  performance.setResourceTimingBufferSize(mostFiles);
  addEventListener('vite:preloadError', () => void globalThis.renewFiles?.().catch(() => undefined));
  tellLost();
  // Windows hear of no element that has loaded.
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && tellEmpty(target),
    true,
  );
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
  void MenuPanel.load();
  if (isOverlayEntry()) watchOverlayHistory();
  if (isFirstVisit) {
    await firstPull();
    keepUp();
  }
  void loadUntilHere(() => import('#app/install/cache-pages.ts')).then(({ cachePages }) => cachePages(router));
  void loadPages(router);
}

/** What was lost before the first script was here, which may have been lost itself. */
function tellLost(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')) if (sheet.sheet) tellEmpty(sheet);
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) image.dispatchEvent(new Event('error'));
}

/** A style sheet that is none loads as an empty one: then it counts as lost (`ask-again.ts`). */
function tellEmpty(link: HTMLLinkElement): void {
  if (!link.sheet?.cssRules.length) link.dispatchEvent(new Event('error'));
}

/** Under another address, because the browser may hold something else under its own. */
async function startAgain(): Promise<void> {
  const { src } = document.querySelector('script[src*="/start"]') as HTMLScriptElement;
  await import(/* @vite-ignore */ `${src}?${performance.now()}`);
  await window.renewFiles?.(src);
}

/** Stores the app, keeps it new, and sends what waits. */
function keepUp(): void {
  void watchUpdates();
  // Opened, it sends by itself.
  void loadUntilHere(outbox);
}

/** On a first visit the rows come before what is stored for later; where no pull ends, that waits no longer. */
const firstPull = () => Promise.race([pullNow(), new Promise((late) => setTimeout(late, longestPullMs))]);
