import { m } from '@helpdesk/words/messages';
import { getRouteApi } from '@tanstack/react-router';
import { contactWith } from '#booking/booking.ts';
import { rowsOf } from '#catalogue/catalogue.ts';
import { categoriesInWords } from '#listings/category-label.ts';
import { ListingDetail } from '#listings/detail/listing-detail.tsx';
import { ListingPage } from '#listings/detail/listing-page.tsx';
import { Nearby } from '#listings/detail/nearby.tsx';
import { placeLink, restaurantLink } from '#listings/links.ts';
import { Badge } from '#ui/feedback/badge.tsx';

import { restaurantStructuredData } from './restaurant-structured-data.ts';

const route = getRouteApi('/restaurant-directory/$restaurantName');

export function RestaurantPage() {
  const { restaurantName } = route.useParams();
  return (
    <ListingPage kind="restaurants" slug={restaurantName} linkOf={restaurantLink}>
      {(restaurant, catalogue, held) => (
        <ListingDetail
          listing={restaurant}
          region={catalogue.byId.regions.get(restaurant.regionId ?? '')}
          structuredData={import.meta.env.SSR && restaurantStructuredData(restaurant, catalogue)}
          badges={<Badge icon="food">{categoriesInWords(restaurant)}</Badge>}
          booking={{ action: m.book_table(), contact: contactWith(held?.contactNumber) }}
        >
          <Nearby
            kind="places"
            title={m.nearby_places()}
            listings={rowsOf(catalogue.byId.places, restaurant.nearbyPlaceIds)}
            linkOf={placeLink}
            regions={catalogue.byId.regions}
          />
        </ListingDetail>
      )}
    </ListingPage>
  );
}
