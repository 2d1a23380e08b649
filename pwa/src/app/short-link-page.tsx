import { getRouteApi, Navigate } from '@tanstack/react-router';

import { findById } from '#catalogue/find-by-id.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { FirstFill } from '#listings/directory/first-fill.tsx';
import { directories } from '#listings/links.ts';
import { NotFound } from '#listings/not-found.ts';

const route = getRouteApi('/q/$id');

/** What a printed code leads to: the server knows the way too, but has no say where there is no signal. */
export function ShortLinkPage() {
  const { id } = route.useParams();
  const catalogue = useCatalogue();
  if (!catalogue) return <FirstFill heading />;
  const found = findById(catalogue, id);
  return found ? <Navigate {...directories[found.kind].linkOf(found.row.slug)} replace /> : <NotFound />;
}
