import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { restrictionsIn } from '#catalogue/notices/restrictions.ts';
import { CatalogueProvider } from '#catalogue/use-catalogue.tsx';
import { serverFacts } from '#listings/detail/server-facts.ts';
import { NotFound } from '#listings/not-found.ts';
import { restrictionNow } from '#listings/opening/restriction-in-words.ts';
import { loadHydratedLater } from '#ui/page/hydrated-later.tsx';

serverFacts.current = { restrictionNow, restrictionsIn };

/** For tests: one page as HTML, at an address of its own route, over a catalogue. */
export async function renderAt(path: string, page: () => ReactNode, address: string, catalogue: Catalogue | undefined): Promise<string> {
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path, component: page })]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await Promise.all([router.load(), NotFound.load(), loadHydratedLater()]);
  const html = renderToString(
    <CatalogueProvider initial={catalogue} day="2026-11-21">
      <RouterProvider router={router as never} />
    </CatalogueProvider>,
  );
  // React parts texts that follow each other by comments.
  return html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
}
