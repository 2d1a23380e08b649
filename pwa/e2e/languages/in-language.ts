import type { Language } from '@helpdesk/contract/languages';
import { pathName } from '@helpdesk/contract/rules/slug';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/all-messages';
import type { Messages } from '@helpdesk/words/messages';

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

const fixed = {
  '/tourism-directory': 'menu_places',
  '/accommodation-directory': 'menu_resorts',
  '/restaurant-directory': 'menu_restaurants',
  '/essentials': 'menu_services',
  '/about-us': 'about_title',
  '/events': 'events_title',
  '/donate-for-junnar': 'donate_title',
  '/contact-us': 'contact_title',
  '/data': 'dataset_title',
  '/map': 'map_title',
  '/help': 'help_title',
  '/requests': 'requests_title',
  '/saved': 'saved_title',
  '/privacy-policy': 'privacy_title',
  '/terms-and-conditions': 'terms_title',
} as const satisfies Readonly<Record<string, keyof Messages>>;

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
  const m = messagesIn(language);
  const name = site.name[language];
  const page = (heading: string, tab = heading): Said => ({ heading, title: `${tab} · ${name}` });
  if (address === '/') return { heading: m.home_welcome({ name: site.shortName[language] }), title: name };
  const key = (fixed as Readonly<Record<string, (typeof fixed)[keyof typeof fixed]>>)[address];
  if (key) return page(m[key](), address === '/events' ? m.menu_events() : undefined);

  const [first = '', second] = address.slice(1).split('/').map(decodeURIComponent);
  const listing = listings[first]?.find(({ slug }) => slug === second);
  if (listing) return page(translated(listing, language, 'name'));
  const category = sampleRegion.categories.find((each) => pathName(each.name) === first);
  const region = sampleRegion.regions.find((each) => pathName(each.name) === second);
  if (category && region) {
    const heading = m.region_explore({ region: translated(region, language, 'name') });
    return page(heading, `${translated(category, language, 'name')}: ${heading}`);
  }
  if (category && !second) return page(translated(category, language, 'heading'), translated(category, language, 'name'));
  return page(m.not_found_title());
}
