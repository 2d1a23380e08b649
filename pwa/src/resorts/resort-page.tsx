import { m } from '@helpdesk/words/messages';
import { getRouteApi } from '@tanstack/react-router';

import { rowsOf } from '#catalogue/catalogue.ts';
import { contactWith } from '#listings/booking.ts';
import { categoriesInWords } from '#listings/category-label.ts';
import { placeLink, resortLink } from '#listings/links.ts';
import { ListingDetail } from '#listings/listing-detail.tsx';
import { ListingPage } from '#listings/listing-page.tsx';
import { Nearby } from '#listings/nearby.tsx';
import { Badge } from '#ui/badge.tsx';

import { Amenities } from './amenities.tsx';
import { resortThings } from './resort-things.ts';

const route = getRouteApi('/accommodation-directory/$resortName');

export function ResortPage() {
  const { resortName } = route.useParams();
  return (
    <ListingPage kind="resorts" slug={resortName} linkOf={resortLink}>
      {(resort, { byId }, held) => (
        <ListingDetail
          listing={resort}
          region={byId.regions.get(resort.regionId ?? '')}
          things={import.meta.env.SSR && resortThings(resort, byId.regions.get(resort.regionId ?? ''))}
          badges={<Badge icon="bed">{categoriesInWords(resort)}</Badge>}
          more={<Amenities offered={resort.amenitiesOffered} />}
          booking={{ action: m.book_stay(), contact: contactWith(held?.contactPhoneNumber, held?.contactPersonName) }}
        >
          <Nearby
            title={m.nearby_places()}
            listings={rowsOf(byId.places, resort.nearbyPlaceIds)}
            linkOf={placeLink}
            regions={byId.regions}
          />
        </ListingDetail>
      )}
    </ListingPage>
  );
}
