import type { Language } from '@helpdesk/words/language';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { CatalogueProvider } from '#catalogue/use-catalogue.tsx';

import { createAppRouter } from './routes.tsx';

interface PageInput {
  /** Path and query, percent-encoded as in a browser's address. */
  address: string;
  /** What the visitor chose before; `?lang=` in the address wins. */
  language: Language;
  catalogue: Catalogue | undefined;
  /** `YYYY-MM-DD` in the region. */
  day: string;
}

/** A public page as HTML, without a browser: the same screens, a function of address, language, catalogue and day. */
export async function renderPage({ address, language, catalogue, day }: PageInput): Promise<string> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }), rememberedLanguage: () => language });
  await router.load();
  return renderToString(
    <CatalogueProvider initial={catalogue} day={day}>
      <RouterProvider router={router} />
    </CatalogueProvider>,
  );
}
