import type { ListingKind } from '@helpdesk/contract/fixed-sets';
import { linkOptions } from '@tanstack/react-router';

/** Where a listing of each kind is read (spec section 2 "Slugs and matching"). */
export const placeLink = (slug: string) => linkOptions({ to: '/tourism-directory/$tourismName', params: { tourismName: slug } });
export const resortLink = (slug: string) => linkOptions({ to: '/accommodation-directory/$resortName', params: { resortName: slug } });
export const restaurantLink = (slug: string) =>
  linkOptions({ to: '/restaurant-directory/$restaurantName', params: { restaurantName: slug } });

export type LinkOf = typeof placeLink | typeof resortLink | typeof restaurantLink;

export const linkTo: Readonly<Record<ListingKind, LinkOf>> = { places: placeLink, resorts: resortLink, restaurants: restaurantLink };
