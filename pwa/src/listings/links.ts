import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { linkOptions } from '@tanstack/react-router';

/** Where a listing of each kind is read (product 3.1). */
export const placeLink = (slug: string) => linkOptions({ to: '/tourism-directory/$tourismName', params: { tourismName: slug } });
export const resortLink = (slug: string) => linkOptions({ to: '/accommodation-directory/$resortName', params: { resortName: slug } });
export const restaurantLink = (slug: string) =>
  linkOptions({ to: '/restaurant-directory/$restaurantName', params: { restaurantName: slug } });
export const serviceLink = (slug: string) => linkOptions({ to: '/essentials/$name', params: { name: slug } });

/** The directory of each kind of listing: what it is called, its sign, and where it and a listing of it are read. */
export const directories = {
  places: { title: m.menu_places, icon: 'map', link: linkOptions({ to: '/tourism-directory' }), linkOf: placeLink },
  resorts: { title: m.menu_resorts, icon: 'bed', link: linkOptions({ to: '/accommodation-directory' }), linkOf: resortLink },
  restaurants: { title: m.menu_restaurants, icon: 'food', link: linkOptions({ to: '/restaurant-directory' }), linkOf: restaurantLink },
  services: { title: m.menu_services, icon: 'hospital', link: linkOptions({ to: '/essentials' }), linkOf: serviceLink },
} as const satisfies Readonly<Record<ListingKind, object>>;

export type LinkOf = (typeof directories)[ListingKind]['linkOf'];

/** The path that such a link leads to. */
export const pathOf = ({ to, params }: ReturnType<LinkOf>): string =>
  Object.values(params).reduce((path: string, slug) => path.replace(/\$\w+/, encodeURIComponent(slug)), to);
