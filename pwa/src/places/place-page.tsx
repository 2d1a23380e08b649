import { m } from '@helpdesk/words/messages';
import { getRouteApi } from '@tanstack/react-router';

import { rowsOf } from '#catalogue/catalogue.ts';
import { categoriesInWords } from '#listings/category-label.ts';
import { ListingDetail } from '#listings/detail/listing-detail.tsx';
import { ListingPage } from '#listings/detail/listing-page.tsx';
import { Nearby } from '#listings/detail/nearby.tsx';
import { placeLink, resortLink, restaurantLink } from '#listings/links.ts';

import { placeStructuredData } from './place-structured-data.ts';

const route = getRouteApi('/tourism-directory/$tourismName');

export function PlacePage() {
  const { tourismName } = route.useParams();
  return (
    <ListingPage kind="places" slug={tourismName} linkOf={placeLink}>
      {(place, catalogue) => (
        <ListingDetail
          listing={place}
          region={catalogue.byId.regions.get(place.regionId ?? '')}
          structuredData={import.meta.env.SSR && placeStructuredData(place, catalogue)}
        >
          <Nearby
            kind="places"
            title={m.nearby_places()}
            listings={rowsOf(catalogue.byId.places, place.nearbyPlaceIds)}
            linkOf={placeLink}
            regions={catalogue.byId.regions}
          />
          <Nearby
            kind="resorts"
            title={m.nearby_resorts()}
            listings={rowsOf(catalogue.byId.resorts, place.nearbyResortIds)}
            linkOf={resortLink}
            tagsOf={categoriesInWords}
          />
          <Nearby
            kind="restaurants"
            title={m.nearby_restaurants()}
            listings={rowsOf(catalogue.byId.restaurants, place.nearbyRestaurantIds)}
            linkOf={restaurantLink}
            tagsOf={categoriesInWords}
          />
        </ListingDetail>
      )}
    </ListingPage>
  );
}
