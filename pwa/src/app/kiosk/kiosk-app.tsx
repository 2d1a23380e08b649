import { spokenLanguage } from '@helpdesk/words/language';
import { loadMessages } from '@helpdesk/words/load-messages';
import { answerInstead } from '@helpdesk/words/messages';
import { RouterContextProvider } from '@tanstack/react-router';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

import { buildName } from '#app/copy/build-name.ts';
import { inLanguage, rememberLanguage } from '#app/language.ts';
import type { AppRouter } from '#app/routes.tsx';
import { kioskAddress } from '#kiosk/kiosk-address.ts';
import { KioskMode } from '#kiosk/kiosk-mode.tsx';
import { startKiosk } from '#kiosk/start.ts';
import type { KioskTools } from '#kiosk/tools.ts';

/** Puts what makes a kiosk of the app beside it: in a tree of its own, so that no page that breaks takes it along. */
export async function mountKiosk(router: AppRouter): Promise<void> {
  await loadMessages('search', 'later', 'home', 'help', 'kiosk');
  answerInstead((key) => `kiosk_says_${key}`);
  const tools: KioskTools = {
    build: buildName(),
    goHome: () => void router.navigate({ to: kioskAddress }),
    push: (path) => router.history.push(path),
    speak: (language) => {
      rememberLanguage(language);
      void router.navigate(inLanguage(language));
    },
  };
  void startKiosk(tools);
  const place = document.createElement('div');
  place.id = 'kiosk';
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <RouterContextProvider router={router}>
        <Kiosk router={router} tools={tools} />
      </RouterContextProvider>
    </StrictMode>,
  );
}

/** Words are nobody's state: another language is another kiosk, as it is another page. */
function Kiosk({ router, tools }: { router: AppRouter; tools: KioskTools }) {
  const language = useSyncExternalStore((listener) => router.subscribe('onRendered', listener), spokenLanguage);
  return <KioskMode key={language} tools={tools} />;
}
