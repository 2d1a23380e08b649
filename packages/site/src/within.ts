import { AsyncLocalStorage } from 'node:async_hooks';

import type { SiteConfiguration } from './configuration.ts';
import { readSiteBy, siteIfAny } from './here.ts';

// For servers alone, which have several sites at once.

const here = new AsyncLocalStorage<SiteConfiguration>();
let otherwise: SiteConfiguration | undefined;

readSiteBy(() => here.getStore() ?? otherwise);

/**
 * Runs `work`, and all that it begins, as a part of a site. Of the one that a process is in anyway nothing has to be remembered: on Node 20 that
 * costs each promise of the process something (decision 117).
 */
export const withinSite = <Result>(site: SiteConfiguration, work: () => Result): Result =>
  siteIfAny() === site ? work() : here.run(site, work);

/** What this process is in where nothing else is said: a command's or a test's one site, a server's first. */
export function enterSite(site: SiteConfiguration): void {
  otherwise = site;
}
