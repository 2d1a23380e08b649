import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { AppRouter } from '#app/routes.tsx';
import { type Beginning, CatalogueProvider } from '#catalogue/use-catalogue.tsx';

/**
 * The app on a phone and on a server: what takes a page over has to be built as what made it.
 * @param onStanding once all of it is on the page
 */
export function App({ router, beginning, onStanding }: { router: AppRouter; beginning: Beginning; onStanding?: () => void }) {
  useEffect(() => onStanding?.(), [onStanding]);
  return (
    <StrictMode>
      <CatalogueProvider {...beginning}>
        <RouterProvider router={router} />
      </CatalogueProvider>
    </StrictMode>
  );
}
