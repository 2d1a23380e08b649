import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';

import type { Language } from '@helpdesk/contract/languages';
import { loadWords } from '@helpdesk/words/load-words';
import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { readPageCatalogue } from '#catalogue/page-catalogue.ts';
import { type PageData, readPageData } from '#catalogue/page-data.ts';
import { loadLateParts } from '#ui/late-part.tsx';

import { App } from './app.tsx';
import { followNavigation } from './follow-navigation.ts';
import { watchInstall } from './install.ts';
import { languageAsked, rememberedLanguage } from './language.ts';
import { reloadOnceForMissingFiles } from './missing-files.ts';
import { createAppRouter } from './routes.tsx';
import { scrollAreaSelector } from './scroll-area.ts';
import { whenIdle } from './when-idle.ts';

/** However busy a page is, what a phone holds is looked for by then. */
const latestMs = 1_000;

watchInstall();
reloadOnceForMissingFiles(import.meta.url, () => router.state.isLoading);

// Without words nothing can be shown, not even that something failed.
const words = Promise.resolve(loadWords(languageHere()));

const router = createAppRouter({
  history: createBrowserHistory(),
  rememberedLanguage: chosenBefore,
  scrolls: { toTop: [scrollAreaSelector] },
});
followNavigation(router);

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
const data = readPageData(document);
void (data && document.documentElement.lang === languageHere() ? takeOver(place, data) : begin(place)).finally(() => {
  // For whoever measures, or waits in a test, until a page can be used.
  dispatchEvent(new Event('usable'));
  whenIdle(afterFirstPaint, { timeout: latestMs });
});

function chosenBefore(): Language {
  return rememberedLanguage(document.cookie);
}

/** A page that was kept may speak another. */
function languageHere(): Language {
  return languageAsked(new URLSearchParams(location.search).get('lang'), chosenBefore);
}

/** In the bare shell: what it says of itself has done its work, since pages bring their own. */
async function begin(place: HTMLElement): Promise<void> {
  for (const tag of document.head.querySelectorAll('title, meta[name="description"], link[rel="canonical"]')) tag.remove();
  await words;
  await loadLateParts();
  createRoot(place).render(<App router={router} beginning={{}} />);
  dispatchEvent(new Event('app'));
}

/** On a page from a server: as it is, once what it is made of is here; over once React has all of it. */
async function takeOver(place: HTMLElement, { day, catalogue }: PageData): Promise<void> {
  // Says that the page came from a server: the router then renders what the server did, without boundaries of its own.
  router.ssr = { manifest: undefined };
  await words;
  await router.load();
  const initial = catalogue && readPageCatalogue(catalogue);
  const came = location.href;
  // A worker answers with nothing but what this phone keeps.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  await new Promise<void>((stands) => {
    // As a transition it pauses for taps; one that comes before its end is answered at once.
    startTransition(() => {
      hydrateRoot(place, <App router={router} beginning={{ initial, language: catalogue?.language, day, isKept }} onStanding={stands} />, {
        // Whoever is on another page already leaves nothing to take over: React has rendered that one.
        onRecoverableError: (error) => {
          if (location.href === came) reportError(error);
        },
        onUncaughtError: (error) => {
          reportError(error);
          stands();
        },
      });
      dispatchEvent(new Event('app'));
    });
  });
}

/** Storage, sync and the worker wait until the first screen stands. */
const afterFirstPaint = () => void import('./after-first-paint.ts').then(({ afterFirstPaint }) => afterFirstPaint(router));
