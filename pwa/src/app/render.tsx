import type { Language } from '@helpdesk/words/language';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';

import type { Catalogue } from '#catalogue/catalogue.ts';
import { CatalogueProvider } from '#catalogue/use-catalogue.tsx';
import { HeadContext } from '#ui/structured-data.tsx';
import { OriginContext } from '#ui/use-origin.ts';

import { createAppRouter } from './routes.tsx';

interface PageInput {
  /** Path and query, percent-encoded as in a browser's address. */
  address: string;
  /** What the visitor chose before; `?lang=` in the address wins. */
  language: Language;
  catalogue: Catalogue | undefined;
  /** `YYYY-MM-DD` in the region. */
  day: string;
  /** Stands before the paths of addresses that leave the site. */
  origin?: string;
}

/**
 * A public page as HTML, without a browser: the same screens, a function of address, language, catalogue and day. What belongs
 * into its head stands first: data blocks, then what React puts there.
 */
export async function renderPage({ address, language, catalogue, day, origin }: PageInput): Promise<string> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }), rememberedLanguage: () => language });
  await router.load();
  const head: string[] = [];
  const html = renderToString(
    <OriginContext value={origin}>
      <HeadContext value={(tag) => void head.push(tag)}>
        <CatalogueProvider initial={catalogue} day={day}>
          <RouterProvider router={router} />
        </CatalogueProvider>
      </HeadContext>
    </OriginContext>,
  );
  return head.join('') + html;
}
