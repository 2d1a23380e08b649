import { pullNow } from '#catalogue/phone.ts';
import { outbox } from '#mine/outbox.ts';
import { onServerReached } from '#sync/server-reached.ts';
import { loadLateParts } from '#ui/late-part.tsx';

import { watchActivity } from './busy.ts';
import { loadMenu } from './header.tsx';
import { repeatInput } from './repeat-input.ts';
import { type AppRouter, loadPages } from './routes.tsx';
import { watchUpdates } from './updates.ts';

const longestPullMs = 15_000;

/** All that can wait until the first screen stands. */
export async function afterFirstPaint(router: AppRouter): Promise<void> {
  void repeatInput();
  watchActivity();
  const isFirstVisit = !navigator.serviceWorker?.controller;
  if (!isFirstVisit) keepUp();
  onServerReached(() => void import('#mine/missed-searches.ts').then(({ sendMissed }) => sendMissed()));
  // React would throw a part away that it has not taken over when the catalogue changes.
  await loadLateParts();
  void import('#catalogue/attach.ts').then(({ attachPhone }) => attachPhone());
  loadMenu().catch(() => undefined);
  if (isFirstVisit) {
    await firstPull();
    keepUp();
  }
  void import('./keep-pages.ts').then(({ keepPages }) => keepPages(router));
  void loadPages(router);
}

/** Stores the app, keeps it new, and sends what waits. */
function keepUp(): void {
  void watchUpdates();
  // Opened, it sends by itself.
  outbox().catch(() => undefined);
}

/** On a first visit the rows come before what is stored for later; where no pull ends, that waits no longer. */
const firstPull = () => Promise.race([pullNow(), new Promise((late) => setTimeout(late, longestPullMs))]);
