import { m } from '@helpdesk/words/messages';

/** The three directories: their names, how their listings are counted, and where they are managed. */
export const directories = {
  places: { name: m.menu_places, count: m.count_places, to: '/admin/tourism-directory-management' },
  resorts: { name: m.menu_resorts, count: m.count_resorts, to: '/admin/accommodation-directory-management' },
  restaurants: { name: m.menu_restaurants, count: m.count_restaurants, to: '/admin/restaurant-directory-management' },
} as const;
