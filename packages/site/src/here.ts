import type { SiteConfiguration } from './configuration.ts';

/** The id of the element that holds it in a page, and in the region as one file. */
export const siteBlockId = 'site';

interface Page {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

let read = (): SiteConfiguration | undefined => {
  const json = (globalThis as { readonly document?: Page }).document?.getElementById(siteBlockId)?.textContent;
  if (!json) return undefined;
  const site = JSON.parse(json) as SiteConfiguration;
  readSiteBy(() => site);
  return site;
};

/** Says where the configuration is from now on, for whatever runs in no page. */
export function readSiteBy(how: typeof read): void {
  read = how;
}

/** The configuration of the site that this page, this request or this work belongs to; undefined where there is none. */
export const siteIfAny = (): SiteConfiguration | undefined => read();

/** The same where there must be one: better no answer than one of another site. */
export function siteHere(): SiteConfiguration {
  const site = read();
  if (!site) throw new Error('This belongs to no site.');
  return site;
}

/** A part of the configuration that is, whenever it is read, that of the site which is here. */
export function ofSite<Part extends object>(partOf: (site: SiteConfiguration) => Part): Part {
  const here = () => partOf(siteHere());
  return new Proxy({} as Part, {
    get: (_, name) => Reflect.get(here(), name),
    has: (_, name) => Reflect.has(here(), name),
    ownKeys: () => Reflect.ownKeys(here()),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Reflect.getOwnPropertyDescriptor(here(), name);
      return found && { ...found, configurable: true };
    },
  });
}

/** Something that is made once for each site, such as a format for its time zone. */
export function onceForSite<Made>(make: (site: SiteConfiguration) => Made): () => Made {
  const made = new WeakMap<SiteConfiguration, { readonly it: Made }>();
  return () => {
    const site = siteHere();
    const known = made.get(site) ?? { it: make(site) };
    made.set(site, known);
    return known.it;
  };
}
