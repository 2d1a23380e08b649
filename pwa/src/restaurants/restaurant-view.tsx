import { restaurantCalls } from '@helpdesk/contract/calls/restaurants';
import { m } from '@helpdesk/words/messages';

import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { NearbyInView, ViewListing, ViewModal } from '#admin/shell/view-modal.tsx';
import type { Wording } from '#catalogue/texts.ts';

export function RestaurantView({ id, name, onClose }: { id: string; name: Wording; onClose: () => void }) {
  const reading = useAnswer(restaurantCalls.one, { params: { id } });
  return (
    <ViewModal title={name} onClose={onClose}>
      <Loaded reading={reading} failed={m.admin_restaurants_detail_failed()}>
        {(restaurant) => (
          <ViewListing listing={restaurant}>
            <p>
              <b>{m.admin_field_contact_number()}</b> <a href={`tel:${restaurant.contactNumber}`}>{restaurant.contactNumber}</a>
            </p>
            <NearbyInView title={m.nearby_places()} listings={restaurant.nearByTouristAttractions} />
          </ViewListing>
        )}
      </Loaded>
    </ViewModal>
  );
}
