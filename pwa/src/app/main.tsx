import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';

import { isLanguage, type Language } from '@helpdesk/words/language';
import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { type CameAlong, readCameAlong } from '#catalogue/came-along.ts';
import { shownExcerpt } from '#catalogue/excerpt.ts';
import { outbox } from '#mine/outbox.ts';
import { onServerReached } from '#sync/server-reached.ts';

import { App } from './app.tsx';
import { watchActivity } from './busy.ts';
import { followNavigation } from './follow-navigation.ts';
import { watchInstall } from './install.ts';
import { rememberedLanguage } from './language.ts';
import { createAppRouter } from './routes.tsx';
import { scrollAreaSelector } from './scroll-area.ts';
import { watchUpdates } from './updates.ts';

watchInstall();

const router = createAppRouter({
  history: createBrowserHistory(),
  rememberedLanguage: () => rememberedLanguage(document.cookie),
  scrolls: { toTop: [scrollAreaSelector] },
});
followNavigation(router);

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
const along = readCameAlong(document);
if (along && document.documentElement.lang === languageAsked()) void takeOver(place, along).finally(whenIdle);
else {
  begin(place);
  requestAnimationFrame(whenIdle);
}

/** That of the address, else what was chosen: a page that was kept may speak another. */
function languageAsked(): Language {
  const lang = new URLSearchParams(location.search).get('lang');
  return isLanguage(lang) ? lang : rememberedLanguage(document.cookie);
}

/** In the bare shell: what it says of itself has done its work, since pages bring their own. */
function begin(place: HTMLElement): void {
  for (const tag of document.head.querySelectorAll('title, meta[name="description"], link[rel="canonical"]')) tag.remove();
  createRoot(place).render(<App router={router} beginning={{}} />);
}

/** On a page from a server: as it is, once what it is made of is here. */
async function takeOver(place: HTMLElement, { day, excerpt }: CameAlong): Promise<void> {
  // Says that the page came from a server: the router then renders what the server did, without boundaries of its own.
  router.ssr = { manifest: undefined };
  await router.load();
  const initial = excerpt && shownExcerpt(excerpt);
  const came = location.href;
  // A worker answers with nothing but what this phone keeps.
  const isKept = Boolean(navigator.serviceWorker?.controller);
  hydrateRoot(place, <App router={router} beginning={{ initial, language: excerpt?.language, day, isKept }} />, {
    // Whoever is on another page already leaves nothing to take over: React has rendered that one.
    onRecoverableError: (error) => {
      if (location.href === came) reportError(error);
    },
  });
}

/** Storage, sync and the worker wait until the first screen stands. */
function afterFirstPaint(): void {
  onServerReached(() => void import('#mine/missed-searches.ts').then(({ sendMissed }) => sendMissed()));
  void import('#catalogue/attach.ts').then(({ attachPhone }) => attachPhone());
  // Opened, it sends by itself what waits.
  outbox().catch(() => undefined);
  watchActivity();
  void watchUpdates();
  void import('./keep-pages.ts').then(({ keepPages }) => keepPages(router));
}

/** WebKit has no `requestIdleCallback`; elsewhere, too, what a phone holds is looked for within a second. */
function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(afterFirstPaint, { timeout: 1_000 });
  else setTimeout(afterFirstPaint);
}
