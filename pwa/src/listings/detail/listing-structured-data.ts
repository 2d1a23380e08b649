import { pictureAt, sharePicture } from '@helpdesk/contract/rules/picture';
import type { ListingRow, RegionRow } from '@helpdesk/contract/sync/rows';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';

import { dayAt } from '#catalogue/day.ts';
import { textsOf } from '#catalogue/texts.ts';
import { serverClock } from '#sync/server-clock.ts';
import { type Breadcrumb, breadcrumbs } from '#ui/page/schema-org.ts';
import type { StructuredDataOf, Thing } from '#ui/page/structured-data.tsx';
import { hoursStructuredData } from './hours-structured-data.ts';

/**
 * A listing for machines: what all kinds have in common, and the way to it. Nobody's phone number or name is in it (product 11.2).
 * @param thing its type of schema.org, and what only its kind has
 */
export const listingStructuredData =
  (listing: ListingRow, region: RegionRow | undefined, directory: Breadcrumb, thing: Thing): StructuredDataOf =>
  (at) => {
    const { name, content } = textsOf(listing);
    const { latitude, longitude, alternateNames, images, hours } = listing;
    const pictures = images.slice(0, 1).flatMap((address) => [sharePicture(address) ?? [], pictureAt(address, 1280)].flat());
    return [
      {
        ...thing,
        // The same thing in every language.
        '@id': at.origin + at.path,
        url: at.address,
        name: name.text,
        alternateName: alternateNames.length > 0 ? alternateNames : undefined,
        description: content.text,
        image: pictures.map((path) => at.origin + path),
        geo: latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude },
        ...(hours && hoursStructuredData(hours, dayAt(serverClock.now()))),
        address: {
          '@type': 'PostalAddress',
          addressLocality: region && textsOf(region).name.text,
          addressRegion: inSpokenLanguage(site.state),
          addressCountry: site.country,
        },
      },
      breadcrumbs(at, directory, { name: name.text, path: at.path }),
    ];
  };
