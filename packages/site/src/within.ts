import { AsyncLocalStorage } from 'node:async_hooks';

import type { SiteConfiguration } from './configuration.ts';
import { readSiteBy } from './here.ts';

// For servers alone, which have several sites at once.

const here = new AsyncLocalStorage<SiteConfiguration>();
let otherwise: SiteConfiguration | undefined;

readSiteBy(() => here.getStore() ?? otherwise);

/** Runs `work`, and all that it begins, as a part of a site. */
export const withinSite = <Result>(site: SiteConfiguration, work: () => Result): Result => here.run(site, work);

/** For commands and tests, which are about one site as a whole. */
export function enterSite(site: SiteConfiguration): void {
  otherwise = site;
}
