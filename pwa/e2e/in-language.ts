import type { Language } from '@helpdesk/contract/languages';
import { pathName } from '@helpdesk/contract/slug';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { site } from '@helpdesk/site/site';
import { m } from '@helpdesk/words/messages';

/** What a page is headed with and what its tab says, out of the catalogues and the sample data. */
interface Said {
  readonly heading: string;
  readonly title: string;
}

interface Named {
  readonly name: string;
  readonly heading?: string;
  readonly translations?: { readonly [Code in Language]?: { readonly name?: string; readonly heading?: string } };
}

type Message = (inputs: Record<string, never>, options: { locale: Language }) => string;

const fixed: Readonly<Record<string, Message>> = {
  '/tourism-directory': m.menu_places,
  '/accommodation-directory': m.menu_resorts,
  '/restaurant-directory': m.menu_restaurants,
  '/essentials': m.menu_services,
  '/about-us': m.about_title,
  '/events': m.events_title,
  '/donate-for-junnar': m.donate_title,
  '/contact-us': m.contact_title,
  '/requests': m.requests_title,
  '/privacy-policy': m.privacy_title,
  '/terms-and-conditions': m.terms_title,
};

const listings: Readonly<Record<string, readonly (Named & { readonly slug: string })[]>> = {
  'tourism-directory': sampleRegion.places,
  'accommodation-directory': sampleRegion.resorts,
  'restaurant-directory': sampleRegion.restaurants,
  essentials: sampleRegion.services,
};

/** A translation that the sample data must have. */
function translated(row: Named, language: Language, field: 'name' | 'heading'): string {
  const text = language === 'en' ? row[field] : row.translations?.[language]?.[field];
  if (!text) throw new Error(`${row.name} has no ${field} in ${language}.`);
  return text;
}

export function saidAt(address: string, language: Language): Said {
  const locale = { locale: language };
  const name = site.name[language];
  const page = (heading: string, tab = heading): Said => ({ heading, title: `${tab} · ${name}` });
  if (address === '/') return { heading: m.home_welcome({ name: site.shortName[language] }, locale), title: name };
  const words = fixed[address];
  if (words) return page(words({}, locale), address === '/events' ? m.menu_events({}, locale) : undefined);

  const [first = '', second] = address.slice(1).split('/').map(decodeURIComponent);
  const listing = listings[first]?.find(({ slug }) => slug === second);
  if (listing) return page(translated(listing, language, 'name'));
  const category = sampleRegion.categories.find((each) => pathName(each.name) === first);
  const region = sampleRegion.regions.find((each) => pathName(each.name) === second);
  if (category && region) {
    const heading = m.region_explore({ region: translated(region, language, 'name') }, locale);
    return page(heading, `${translated(category, language, 'name')}: ${heading}`);
  }
  if (category && !second) return page(translated(category, language, 'heading'), translated(category, language, 'name'));
  return page(m.not_found_title({}, locale));
}
