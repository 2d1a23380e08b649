import { lessMotion } from '#ui/scroll.ts';

import type { AppRouter } from './routes.tsx';

/**
 * What a change of page does beside showing it: the way to the top is smooth, the way back to a remembered position is
 * not (spec section 2, decision B25), and the new page's heading takes the focus, so that it is read out.
 */
export function followNavigation(router: AppRouter): void {
  router.history.subscribe(({ action }) => {
    const forward = action.type === 'PUSH' || action.type === 'REPLACE';
    router.options.scrollRestorationBehavior = forward && !lessMotion() ? 'smooth' : 'instant';
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
