import '#ui/style/tokens.css';
import '#ui/style/fonts.css';
import '#ui/style/base.css';

import type { Language } from '@helpdesk/contract/languages';
import { speak } from '@helpdesk/words/language';
import { loadLanguage } from '@helpdesk/words/load-messages';
import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { watchInstall } from '#app/install/install.ts';
import { rememberedLanguage, requestedLanguage } from '#app/language.ts';
import { createAppRouter, loadPage } from '#app/routes.tsx';
import { scrollAreaSelector } from '#app/shell/scroll-area.ts';
import { Footer } from '#app/shell/shell.tsx';
import { readPageCatalogue } from '#catalogue/page/page-catalogue.ts';
import { type PageData, readPageData } from '#catalogue/page/page-data.ts';
import { NotFound, showsNotFound } from '#listings/not-found.ts';
import { loadUntilHere } from '#platform/load-until-here.ts';
import { pops } from '#platform/pops.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { yieldToMain } from '#platform/yield-to-main.ts';
import { markServerRendered } from '#ui/page/router-internals.ts';
import { App } from './app.tsx';
import { followNavigation } from './follow-navigation.ts';

/** However busy a page is, what a phone holds is looked for by then. */
const latestMs = 1_000;

window.hearsInput = false;
watchInstall();
addEventListener('popstate', (event) => pops.hear?.(event));
const language = languageHere();

const router = createAppRouter({
  history: createBrowserHistory(),
  rememberedLanguage,
  scrolls: { toTop: [scrollAreaSelector] },
});
followNavigation(router);

// Every page has it, and React says so where one has not.
const place = document.getElementById('root') as HTMLElement;
const data = readPageData(document);
// It comes with what searches, of which nothing is asked before.
addEventListener('usable', () => {
  if (window.earlyInput?.size) void loadUntilHere(() => import('./repeat-input.ts')).then(({ repeatInput }) => repeatInput());
});
// After a task in which the router was made: between the two the page hears taps.
void yieldToMain()
  .then(() => (data && document.documentElement.lang === language ? takeOver(place, data) : render(place)))
  .finally(() => {
    // For whoever measures, or waits in a test, until a page can be used.
    dispatchEvent(new Event('usable'));
    // Before what is hydrated later, which builds on it: each in a task of its own, between which the page hears taps.
    const search = loadUntilHere(() => import('#app/search/search-panel.tsx'));
    whenIdle(() => void storeAndSync(search), { timeout: latestMs });
  });

/** Of the address, and named by it from now on if no server has led there: without one it is that of the English page. */
function languageHere(): Language {
  const address = new URL(location.href);
  const named = address.searchParams.get('lang');
  const language = requestedLanguage(named, rememberedLanguage);
  if (language !== 'en' && language !== named) {
    address.searchParams.set('lang', language);
    history.replaceState(null, '', address);
  }
  return language;
}

/** Without messages nothing can be shown, not even that a file is missing. */
function messagesHere(): Promise<void> {
  speak(language);
  return loadUntilHere(async () => loadLanguage(language));
}

/** What a document that is no page of this address says of itself: pages bring their own. */
function forgetHead(): void {
  for (const tag of document.head.querySelectorAll('title, meta[name=description], meta[name=robots], link[rel=canonical]')) tag.remove();
}

/** In the bare shell. */
async function render(place: HTMLElement): Promise<void> {
  forgetHead();
  await messagesHere();
  createRoot(place).render(<App router={router} beginning={{}} />);
  window.hearsInput = true;
}

/**
 * On a page from a server: as it is, once all that it is made of is here; over once React has all of it. One that says that nothing is there says so
 * of all addresses: it stands until the page of this one has been made.
 */
async function takeOver(place: HTMLElement, { day, catalogue }: PageData): Promise<void> {
  markServerRendered(router);
  const isOfAnyAddress = showsNotFound(document);
  const ofAnyAddress = isOfAnyAddress ? [NotFound, Footer] : [];
  await Promise.all([messagesHere(), loadUntilHere(() => loadPage(router)), ...ofAnyAddress.map((part) => part.load())]);
  await router.load();
  const initial = catalogue && readPageCatalogue(catalogue);
  const came = location.href;
  // A worker answers with nothing but what this phone keeps.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  await new Promise<void>((stands) => {
    const app = <App router={router} beginning={{ initial, language: catalogue?.language, day, isKept }} onStanding={stands} />;
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      stands();
    };
    // Whoever is on another page already leaves nothing to take over: React has rendered that one.
    const onRecoverableError = (error: unknown) => {
      if (location.href === came) reportError(error);
    };
    // As a transition it pauses for taps; one that comes before its end is answered at once.
    startTransition(() => {
      if (isOfAnyAddress) {
        forgetHead();
        createRoot(place, { onUncaughtError }).render(app);
      } else hydrateRoot(place, app, { onRecoverableError, onUncaughtError });
      window.hearsInput = true;
    });
  });
}

/** Storage, sync and the worker wait until the first screen stands. */
async function storeAndSync(search: Promise<unknown>) {
  await search;
  const { afterFirstPaint } = await loadUntilHere(() => import('./after-first-paint.ts'));
  await afterFirstPaint(router, import.meta.url);
}
