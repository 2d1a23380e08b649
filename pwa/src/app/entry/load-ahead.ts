import type { AppRouter } from '#app/routes.tsx';
import { whenIdle } from '#platform/when-idle.ts';

let isAhead = false;

/**
 * Brings the public pages that are not open, one after the other in idle time, so that a tap waits for none. A file that is missing is for the tap to
 * tell, which asks again.
 */
export async function loadPages(router: AppRouter): Promise<void> {
  isAhead = true;
  try {
    for (const route of Object.values(router.routesById)) {
      if (!route.options.staticData?.part) continue;
      await new Promise<void>((idle) => whenIdle(() => idle()));
      await router.loadRouteChunk(route);
    }
  } catch {
    // The others are for their taps, too.
  }
  isAhead = false;
}

export const isLoadingAhead = (): boolean => isAhead;
