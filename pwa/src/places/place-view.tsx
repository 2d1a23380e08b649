import { placeCalls } from '@helpdesk/contract/calls/places';
import { m } from '@helpdesk/words/messages';

import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { NearbyInView, ViewListing, ViewModal } from '#admin/shell/view-modal.tsx';
import type { Wording } from '#catalogue/texts.ts';

export function PlaceView({ id, name, onClose }: { id: string; name: Wording; onClose: () => void }) {
  const reading = useAnswer(placeCalls.one, { params: { id } });
  return (
    <ViewModal title={name} onClose={onClose}>
      <Loaded reading={reading} failed={m.admin_places_detail_failed()}>
        {(place) => (
          <ViewListing listing={place}>
            <NearbyInView title={m.nearby_places()} listings={place.nearByTouristAttractions} />
            <NearbyInView title={m.nearby_resorts()} listings={place.nearByResorts} />
            <NearbyInView title={m.nearby_restaurants()} listings={place.nearByRestaurants} />
          </ViewListing>
        )}
      </Loaded>
    </ViewModal>
  );
}
