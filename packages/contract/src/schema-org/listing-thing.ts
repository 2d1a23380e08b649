import { sameAs } from '#open-data/ids-elsewhere.ts';
import { isAlwaysOpen } from '#opening/always-open.ts';
import type { Restricting } from '#opening/restriction.ts';
import { pictureAt, sharePicture } from '#rules/picture.ts';
import type { ListingRow } from '#sync/rows.ts';
import { hoursStructuredData } from './hours.ts';
import type { Thing } from './thing.ts';

/** A text in one language, or in several as JSON-LD writes them. */
type Said = string | readonly { readonly '@language': string; readonly '@value': string }[];

interface Told {
  readonly origin: string;
  /** Of its page, the same in every language. */
  readonly path: string;
  /** Of its page in the language that is told. */
  readonly url: string;
  readonly name: Said;
  readonly description: Said;
  readonly locality: string | undefined;
  readonly state: string;
  readonly country: string;
  /** The notices that keep people away from it. */
  readonly restrictions: readonly Restricting[];
  /** `YYYY-MM-DD` in the region. */
  readonly today: string;
}

/**
 * A listing for machines: what all kinds have in common. Nobody's phone number or name is in it (product 11.2).
 * @param own its type of schema.org, and what only its kind has
 */
export function listingThing(own: Thing, listing: ListingRow, told: Told): Thing {
  const { latitude, longitude, alternateNames, images } = listing;
  const elsewhere = sameAs(listing);
  const pictures = images.slice(0, 1).flatMap((address) => [sharePicture(address) ?? [], pictureAt(address, 1280)].flat());
  return {
    ...own,
    // The same thing in every language.
    '@id': told.origin + told.path,
    url: told.url,
    name: told.name,
    alternateName: alternateNames.length > 0 ? alternateNames : undefined,
    description: told.description,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    image: pictures.map((path) => told.origin + path),
    geo: latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude },
    ...hoursStructuredData(isAlwaysOpen(listing) ? 'always' : listing.hours, told.restrictions, told.today),
    address: {
      '@type': 'PostalAddress',
      addressLocality: told.locality,
      addressRegion: told.state,
      addressCountry: told.country,
    },
  };
}
