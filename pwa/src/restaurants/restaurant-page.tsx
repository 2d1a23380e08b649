import { m } from '@helpdesk/words/messages';
import { getRouteApi } from '@tanstack/react-router';

import { rowsOf } from '#catalogue/catalogue.ts';
import { contactWith } from '#listings/booking.ts';
import { categoriesInWords } from '#listings/category-label.ts';
import { placeLink, restaurantLink } from '#listings/links.ts';
import { ListingDetail } from '#listings/listing-detail.tsx';
import { ListingPage } from '#listings/listing-page.tsx';
import { Nearby } from '#listings/nearby.tsx';
import { Badge } from '#ui/badge.tsx';

import { restaurantThings } from './restaurant-things.ts';

const route = getRouteApi('/restaurant-directory/$restaurantName');

export function RestaurantPage() {
  const { restaurantName } = route.useParams();
  return (
    <ListingPage kind="restaurants" slug={restaurantName} linkOf={restaurantLink}>
      {(restaurant, { byId }, held) => (
        <ListingDetail
          listing={restaurant}
          region={byId.regions.get(restaurant.regionId ?? '')}
          things={import.meta.env.SSR && restaurantThings(restaurant, byId.regions.get(restaurant.regionId ?? ''))}
          badges={<Badge icon="food">{categoriesInWords(restaurant)}</Badge>}
          booking={{ action: m.book_table(), contact: contactWith(held?.contactNumber) }}
        >
          <Nearby
            title={m.nearby_places()}
            listings={rowsOf(byId.places, restaurant.nearbyPlaceIds)}
            linkOf={placeLink}
            regions={byId.regions}
          />
        </ListingDetail>
      )}
    </ListingPage>
  );
}
