import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { getRouteApi, Navigate } from '@tanstack/react-router';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { useCatalogue } from '#catalogue/use-catalogue.tsx';
import { FirstFill } from '#listings/directory/first-fill.tsx';
import { directories, type LinkOf } from '#listings/links.ts';
import { NotFound } from '#listings/not-found.ts';

const route = getRouteApi('/q/$id');

/** What a printed code leads to: the server knows the way too, but has no say where there is no signal. */
export function ShortLinkPage() {
  const { id } = route.useParams();
  const catalogue = useCatalogue();
  if (!catalogue) return <FirstFill heading />;
  const link = linkToId(catalogue, id);
  return link ? <Navigate {...link} replace /> : <NotFound />;
}

function linkToId({ byId }: Catalogue, id: string): ReturnType<LinkOf> | undefined {
  for (const kind of listingKinds) {
    const row = byId[kind].get(id);
    if (row) return directories[kind].linkOf(row.slug);
  }
  return undefined;
}
