import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';

import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { CatalogueProvider } from '#catalogue/use-catalogue.tsx';
import { outbox } from '#mine/outbox.ts';
import { onServerReached } from '#sync/server-reached.ts';

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

// What the bare file is called has done its work: pages bring their own.
for (const element of document.head.querySelectorAll('title, meta[name="description"]')) element.remove();

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place).render(
  <StrictMode>
    <CatalogueProvider>
      <RouterProvider router={router} />
    </CatalogueProvider>
  </StrictMode>,
);

/** Storage, sync and the worker wait until the first screen stands. */
function afterFirstPaint(): void {
  onServerReached(() => void import('#mine/missed-searches.ts').then(({ sendMissed }) => sendMissed()));
  void import('#catalogue/attach.ts').then(({ attachPhone }) => attachPhone());
  // Opened, it sends by itself what waits.
  outbox().catch(() => undefined);
  watchActivity();
  void watchUpdates();
}
requestAnimationFrame(() => setTimeout(afterFirstPaint));
