import { m } from '@helpdesk/words/messages';

import { ListingScreen } from '#admin/listings/listing-screen.tsx';

import { deleteRestaurant, setRestaurantPopular } from './restaurant.writes.ts';
import { RestaurantForm } from './restaurant-form.tsx';
import { RestaurantView } from './restaurant-view.tsx';

export function RestaurantAdminPage() {
  return (
    <ListingScreen
      kind="restaurants"
      title={m.menu_restaurants()}
      add={m.admin_restaurants_add()}
      search={m.search_restaurants()}
      count={m.count_restaurants}
      empty={m.admin_restaurants_empty()}
      fetchFailed={m.admin_restaurants_fetch_failed()}
      deleteFailed={m.admin_restaurants_delete_failed()}
      setPopular={setRestaurantPopular}
      remove={deleteRestaurant}
      view={(id, name, onClose) => <RestaurantView id={id} name={name} onClose={onClose} />}
      form={(id, onClose, copyOf) => <RestaurantForm id={id} copyOf={copyOf} onClose={onClose} />}
    />
  );
}
