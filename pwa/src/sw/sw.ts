import { registerRoute } from 'workbox-routing';

import { answerPicture, asksForPicture } from './pictures.ts';
import { keepShell, shellState } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: { url: string; revision: string | null }[] };

/** What a page says to this worker, and what happens then. */
const messages: Record<string, (event: ExtendableMessageEvent) => void> = {
  SKIP_WAITING: () => void self.skipWaiting(),
  'precached?': (event) => event.waitUntil(shellState().then((state) => event.ports[0]?.postMessage(state))),
};

keepShell(self.__WB_MANIFEST);
registerRoute(asksForPicture, answerPicture);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => messages[event.data?.type]?.(event));
