import { listingThing } from '@helpdesk/contract/schema-org/listing-thing';
import type { Thing } from '@helpdesk/contract/schema-org/thing';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { dayAt } from '#catalogue/day.ts';
import { textsOf } from '#catalogue/texts.ts';
import { serverClock } from '#sync/server-clock.ts';
import { type Breadcrumb, breadcrumbs } from '#ui/page/schema-org.ts';
import type { StructuredDataOf } from '#ui/page/structured-data.tsx';

import { serverFacts } from './server-facts.ts';

/**
 * A listing for machines, and the way to it.
 * @param thing its type of schema.org, and what only its kind has
 */
export const listingStructuredData =
  (listing: ListingRow, catalogue: Catalogue, directory: Breadcrumb, thing: Thing): StructuredDataOf =>
  (at) => {
    const { name, content } = textsOf(listing);
    const region = catalogue.byId.regions.get(listing.regionId ?? '');
    return [
      listingThing(thing, listing, {
        origin: at.origin,
        path: at.path,
        url: at.address,
        name: name.text,
        description: content.text,
        locality: region && textsOf(region).name.text,
        state: inSpokenLanguage(site.state),
        country: site.country,
        restrictions: serverFacts.current?.restrictionsIn(catalogue, listing._id) ?? [],
        today: dayAt(serverClock.now()),
      }),
      breadcrumbs(at, directory, { name: name.text, path: at.path }),
    ];
  };
