import { getRouteApi, Navigate } from '@tanstack/react-router';

import type { ShownCatalogue } from '#catalogue/shown-catalogue.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { FirstFill } from '#listings/first-fill.tsx';
import { LateNotFound } from '#listings/late-not-found.ts';
import { type LinkOf, placeLink, resortLink, restaurantLink } from '#listings/links.ts';

const route = getRouteApi('/q/$id');

/** What a printed code leads to: the server knows the way too, but has no say where there is no signal. */
export function ShortLinkPage() {
  const { id } = route.useParams();
  const catalogue = useCatalogue();
  if (!catalogue) return <FirstFill heading />;
  const link = linkTo(catalogue, id);
  return link ? <Navigate {...link} replace /> : <LateNotFound />;
}

function linkTo({ byId }: ShownCatalogue, id: string): ReturnType<LinkOf> | undefined {
  const place = byId.places.get(id);
  if (place) return placeLink(place.slug);
  const resort = byId.resorts.get(id);
  if (resort) return resortLink(resort.slug);
  const restaurant = byId.restaurants.get(id);
  return restaurant && restaurantLink(restaurant.slug);
}
