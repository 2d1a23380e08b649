import type { Language } from '@helpdesk/contract/languages';
import type { PageAsked } from '@helpdesk/contract/sync/page';
import { readRows } from '@helpdesk/contract/sync/page-rows';
import type { Group } from '@helpdesk/words/messages';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { requestedLanguage } from '#app/language.ts';
import { createAppRouter } from '#app/routes.tsx';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { officeOf } from '#catalogue/helpdesk/office.ts';
import { restrictionsIn } from '#catalogue/notices/restrictions.ts';
import type { PageData } from '#catalogue/page/page-data.ts';
import { recordPage } from '#catalogue/page/record-page.ts';
import { serverFacts } from '#listings/detail/server-facts.ts';
import { NotFound } from '#listings/not-found.ts';
import { restrictionNow } from '#listings/opening/restriction-in-words.ts';
import { loadHydratedLater } from '#ui/page/hydrated-later.tsx';
import { HeadContext } from '#ui/page/structured-data.tsx';
import { OriginContext } from '#ui/page/use-origin.ts';
import { App } from './app.tsx';

serverFacts.current = { restrictionNow, restrictionsIn };

interface PageInput extends Omit<PageAsked, 'catalogue'> {
  readonly catalogue: Catalogue | undefined;
}

export interface RenderedPage {
  /** The page; what React puts into the head stands before it. */
  readonly html: string;
  /** More for the head, which the app in the browser knows nothing of. */
  readonly head: string;
  readonly language: Language;
  /** The component that comes as a file of its own, if the page is one of those. */
  readonly part?: string;
  /** The groups of messages that it says beside the first. */
  readonly messages: readonly Group[];
  /** What the app needs to take the page over. */
  readonly data: PageData;
}

/** A public page as HTML, without a browser: the same screens, a function of address, language, catalogue and day. */
export async function renderPage({ address, language, catalogue, day, origin }: PageInput): Promise<RenderedPage> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [address] }), rememberedLanguage: () => language });
  await Promise.all([router.load(), NotFound.load()]);
  await loadHydratedLater();
  const { lang } = router.state.location.search;
  const spoken = requestedLanguage(lang, () => language);
  const recording = catalogue && recordPage(catalogue, spoken, readRows(new URL(address, 'http://here').searchParams));
  const head: string[] = [];
  // Synchronous from here to the end: the next page may speak another language.
  const html = renderToString(
    <OriginContext value={origin}>
      <HeadContext value={{ take: (tag) => void head.push(tag), office: () => officeOf(recording?.recorded) }}>
        <App router={router} beginning={{ initial: recording?.recorded, day }} />
      </HeadContext>
    </OriginContext>,
  );
  const page = router.state.matches.at(-1)?.staticData;
  return {
    html,
    head: head.join(''),
    language: spoken,
    part: page?.part,
    messages: page?.messages ?? [],
    data: { day, catalogue: recording?.takeAlong() },
  };
}
