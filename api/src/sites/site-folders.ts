import { readdirSync, statSync } from 'node:fs';
import type { Site } from '@helpdesk/site/folder';

import { readSiteNamed } from '#site-settings.ts';

/** A site by its folder, and how it is asked for. */
type First = Pick<Site, 'name' | 'addresses'>;

export interface SiteFolders {
  /** The site that is asked for under a host name without its port; undefined where none but the first one is. */
  of(host: string): Site | undefined;
  /** All but the first one. */
  all(): readonly Site[];
}

/** A folder that cannot be read may be on its way here. */
const readAgainMs = 10_000;
/** Between two looks for what has come or gone: requests under hosts of nobody share one. */
const lookAgainMs = 1_000;

/**
 * The sites beside the first one. A folder that comes while the server runs is found when its host is asked for, a second later at most. One that
 * cannot be read is said, is read again, and keeps no other from being served; where no look is possible, what was read before stands.
 * @param sitesDir the folder that holds one folder for each site
 * @param first the site that answers for all other hosts, with those that are known to be its own: who asks under them costs no look at the folder
 * @param warn tells whoever runs the server, each sentence once
 * @param now milliseconds, of a clock that nobody sets
 */
export function siteFolders(
  sitesDir: string,
  first: First,
  warn: (sentence: string) => void,
  now: () => number = () => performance.now(),
): SiteFolders {
  const ofFirst = hostsOf(first);
  let byHost = new Map<string, Site>();
  let sites: Site[] = [];
  let readOf = Number.NaN;
  let readAgainAt = Number.POSITIVE_INFINITY;
  let lookAgainAt = now() + lookAgainMs;
  const said = new Set<string>();
  const warnOnce = (sentence: string) => {
    if (!said.has(sentence)) warn(sentence);
    said.add(sentence);
  };

  function readAll(): void {
    const readNow = changedAt(sitesDir);
    const names = namesIn(sitesDir);
    // Only now: one that could not be listed is looked at again.
    readOf = readNow;
    readAgainAt = Number.POSITIVE_INFINITY;
    sites = names
      .filter((name) => name !== first.name)
      .flatMap((name) => {
        try {
          return [readSiteNamed(sitesDir, name)];
        } catch (error) {
          readAgainAt = now() + readAgainMs;
          warnOnce(`A site is left out. ${(error as Error).message}`);
          return [];
        }
      });
    byHost = new Map();
    for (const site of sites) {
      for (const host of hostsOf(site)) {
        const other = ofFirst.has(host) ? first : byHost.get(host);
        if (other) warnOnce(`The sites ${other.name} and ${site.name} both say ${host}: ${other.name} answers.`);
        else byHost.set(host, site);
      }
    }
  }

  function readIfChanged(): void {
    if (now() < lookAgainAt) return;
    lookAgainAt = now() + lookAgainMs;
    try {
      if (changedAt(sitesDir) !== readOf || now() >= readAgainAt) readAll();
    } catch (error) {
      warnOnce(`The sites cannot be looked at. ${(error as Error).message}`);
    }
  }

  readAll();
  return {
    of(host) {
      if (!byHost.has(host) && !ofFirst.has(host)) readIfChanged();
      return byHost.get(host);
    },
    all() {
      readIfChanged();
      return sites;
    },
  };
}

const hostsOf = ({ addresses: { origin, hosts } }: First): Set<string> =>
  new Set([...(origin === undefined ? [] : [new URL(origin).hostname]), ...hosts]);

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();

/** A folder that comes or goes changes the one that holds it. */
const changedAt = (folder: string): number => statSync(folder).mtimeMs;
