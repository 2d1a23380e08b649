import { directorySegments } from '@helpdesk/contract/addresses';

import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { dayAt } from '#catalogue/day.ts';
import { syncState } from '#catalogue/sync-state.ts';
import type { PagesToKeep } from '#local/kept-pages.ts';
import { savesData } from '#local/saves-data.ts';
import { serverClock } from '#sync/server-clock.ts';
import { onServerReached } from '#sync/server-reached.ts';

import { rememberedLanguage } from './language.ts';
import type { AppRouter } from './routes.tsx';
import { whenIdle } from './when-idle.ts';

/** With what an installed app opens. */
const beginnings = ['/', ...Object.values(directorySegments).map((segment) => `/${segment}`)];

/**
 * Lets the worker keep the pages that are probably opened again, in idle time: the one that is open as new as it is, and once a
 * day those with which a visit begins.
 */
export function keepPages(router: AppRouter): void {
  const reached = () => whenIdle(() => void ask(savesData() ? [openPage()] : [openPage(), ...beginnings.map((address) => ({ address }))]));
  onServerReached(reached);
  if (serverClock.isLearnt()) reached();
  let shown = '';
  router.subscribe('onRendered', ({ toLocation }) => {
    // Another language counts in reach or not; what somebody searches for does not.
    const shows = `${toLocation.pathname} ${document.documentElement.lang}`;
    if (shows !== shown) whenIdle(() => void ask(isInReach() ? [openPage()] : []));
    shown = shows;
  });
}

const isInReach = (): boolean => serverClock.isLearnt() && syncState.get().phase === 'up-to-date';

function openPage(): PagesToKeep['pages'][number] {
  const held = catalogueStore.get();
  return { address: location.href, version: held && `${held.epoch} ${held.seq}` };
}

async function ask(pages: PagesToKeep['pages']): Promise<void> {
  const asked: PagesToKeep = { language: rememberedLanguage(document.cookie), day: dayAt(serverClock.now()), pages };
  const worker = (await navigator.serviceWorker?.ready)?.active;
  worker?.postMessage({ type: 'keep', asked });
}
