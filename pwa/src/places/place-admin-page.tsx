import { m } from '@helpdesk/words/messages';

import { ListingScreen } from '#admin/listings/listing-screen.tsx';

import { deletePlace, setPlacePopular } from './place.writes.ts';
import { PlaceForm } from './place-form.tsx';
import { PlaceView } from './place-view.tsx';

export function PlaceAdminPage() {
  return (
    <ListingScreen
      kind="places"
      title={m.menu_places()}
      add={m.admin_places_add()}
      search={m.search_places()}
      count={m.count_places}
      empty={m.places_empty()}
      fetchFailed={m.admin_places_fetch_failed()}
      deleteFailed={m.admin_places_delete_failed()}
      popularFilter
      setPopular={setPlacePopular}
      remove={deletePlace}
      view={(id, name, onClose) => <PlaceView id={id} name={name} onClose={onClose} />}
      form={(id, onClose, copyOf) => <PlaceForm id={id} copyOf={copyOf} onClose={onClose} />}
    />
  );
}
