import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';

import { type Beginning, CatalogueProvider } from '#catalogue/use-catalogue.tsx';

import type { AppRouter } from './routes.tsx';

/** The app on a phone and on a server: what takes a page over has to be built as what made it. */
export function App({ router, beginning }: { router: AppRouter; beginning: Beginning }) {
  return (
    <StrictMode>
      <CatalogueProvider {...beginning}>
        <RouterProvider router={router} />
      </CatalogueProvider>
    </StrictMode>
  );
}
