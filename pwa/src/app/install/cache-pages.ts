import { directorySegments } from '@helpdesk/contract/rules/addresses';
import { rememberedLanguage } from '#app/language.ts';
import type { AppRouter } from '#app/routes.tsx';
import { catalogueStore } from '#catalogue/catalogue-store.ts';
import { dayAt } from '#catalogue/day.ts';
import { syncState } from '#catalogue/sync-state.ts';
import type { PagesToCache } from '#local/page-cache.ts';
import { savesData } from '#local/saves-data.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { serverClock } from '#sync/server-clock.ts';
import { onServerReached } from '#sync/server-reached.ts';

/** With what an installed app opens. */
const beginnings = ['/', ...Object.values(directorySegments).map((segment) => `/${segment}`)];

/**
 * Lets the worker keep the pages that are probably opened again, in idle time: the one that is open as new as it is, and once a
 * day those with which a visit begins.
 */
export function cachePages(router: AppRouter): void {
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

function openPage(): PagesToCache['pages'][number] {
  const held = catalogueStore.get();
  // What stands behind # is for this phone alone (decision 077).
  return { address: location.pathname + location.search, version: held && `${held.epoch} ${held.seq}` };
}

async function ask(pages: PagesToCache['pages']): Promise<void> {
  const { theme, mode } = document.documentElement.dataset;
  const asked: PagesToCache = { language: rememberedLanguage(), day: dayAt(serverClock.now()), holdsPaint: Boolean(theme ?? mode), pages };
  const worker = (await navigator.serviceWorker?.ready)?.active;
  worker?.postMessage({ type: 'keep', asked });
}
