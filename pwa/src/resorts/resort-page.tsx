import { m } from '@helpdesk/words/messages';
import { getRouteApi } from '@tanstack/react-router';
import { contactWith } from '#booking/booking.ts';
import { rowsOf } from '#catalogue/catalogue.ts';
import { textsOf } from '#catalogue/texts.ts';
import { categoriesInWords } from '#listings/category-label.ts';
import { ListingDetail } from '#listings/detail/listing-detail.tsx';
import { ListingPage } from '#listings/detail/listing-page.tsx';
import { Nearby } from '#listings/detail/nearby.tsx';
import { placeLink, resortLink } from '#listings/links.ts';
import { Badge } from '#ui/feedback/badge.tsx';

import { Amenities } from './amenities.tsx';
import { resortStructuredData } from './resort-structured-data.ts';

const route = getRouteApi('/accommodation-directory/$resortName');

export function ResortPage() {
  const { resortName } = route.useParams();
  return (
    <ListingPage kind="resorts" slug={resortName} linkOf={resortLink}>
      {(resort, catalogue, held) => (
        <ListingDetail
          listing={resort}
          region={catalogue.byId.regions.get(resort.regionId ?? '')}
          structuredData={import.meta.env.SSR && resortStructuredData(resort, catalogue)}
          badges={<Badge icon="bed">{categoriesInWords(resort)}</Badge>}
          more={<Amenities offered={resort.amenitiesOffered} />}
          booking={{
            action: m.book_stay(),
            overnight: true,
            contact: contactWith(held?.contactPhoneNumber, held && textsOf(held).contactPersonName),
          }}
        >
          <Nearby
            kind="places"
            title={m.nearby_places()}
            listings={rowsOf(catalogue.byId.places, resort.nearbyPlaceIds)}
            linkOf={placeLink}
            regions={catalogue.byId.regions}
          />
        </ListingDetail>
      )}
    </ListingPage>
  );
}
