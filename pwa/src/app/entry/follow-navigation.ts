import type { AppRouter } from '#app/routes.tsx';
import { scrollAreaSelector } from '#app/shell/scroll-area.ts';
import { awaitFile } from '#platform/load-until-here.ts';
import { setScrollBehavior } from '#ui/page/router-internals.ts';
import { lessMotion, scrollToTop } from '#ui/page/scroll.ts';

/**
 * What a change of page does beside showing it: the way to the top is smooth, the way back to a remembered position is
 * not (product 2.4), and the new page's heading takes the focus, so that it is read out. A link to the page
 * that is open leads to its top as well, where the router would stay.
 */
export function followNavigation(router: AppRouter): void {
  router.history.subscribe(({ action }) => {
    const forward = action.type === 'PUSH' || action.type === 'REPLACE';
    setScrollBehavior(router, forward && !lessMotion() ? 'smooth' : 'instant');
  });
  let onHere: (() => void) | undefined;
  router.subscribe('onBeforeLoad', () => {
    onHere ??= awaitFile();
  });
  router.subscribe('onResolved', () => {
    onHere?.();
    onHere = undefined;
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
    // The page that came from a server is no change of page.
    if (!fromLocation || fromLocation === toLocation || (hrefChanged && !pathChanged)) return;
    if (!hrefChanged && !toLocation.hash) scrollToTop(document.querySelector<HTMLElement>(scrollAreaSelector));
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
