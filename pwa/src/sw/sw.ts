import { registerRoute } from 'workbox-routing';

import { makingRoom } from '#local/make-room.ts';
import { isQuotaExceeded } from '#local/storage-errors.ts';

import { answerFromKiosk, asksForFile, forgetOtherKioskFiles, keepKioskFiles, keepOnKiosk } from './kiosk-files.ts';
import { answerPicture, asksForPicture } from './pictures.ts';
import { serveShell, shellFiles } from './shell.ts';
import { shellState } from './shell-state.ts';
import { storeFiles } from './store-files.ts';

/** TypeScript knows no Background Sync: only Chromium has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface StoredFile {
  readonly url: string;
  readonly revision: string | null;
}

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: StoredFile[];
  /** Those of the site: the server writes them before this script. */
  readonly siteFiles?: readonly StoredFile[];
};

const files = [...self.__WB_MANIFEST, ...(self.siteFiles ?? [])];
// Nothing is built while it is developed, and pages need a shell.
const pages = serveShell(import.meta.env.DEV ? [{ url: 'index.html', revision: 'dev' }] : files);
registerRoute(asksForPicture, answerPicture);
registerRoute(asksForFile, answerFromKiosk);
const hasFile = (file: string) => shellFiles.getCacheKeyForURL(file) !== undefined;

/** What a page says to this worker, and what happens then. */
const messages: Record<string, (event: ExtendableMessageEvent) => void> = {
  SKIP_WAITING: () => void self.skipWaiting(),
  claim: (event) => event.waitUntil(self.clients.claim()),
  keep: (event) => event.waitUntil(pages.keep(event.data.asked)),
  'keep-kiosk': (event) => event.waitUntil(keepKioskFiles(hasFile).catch(() => undefined)),
  'precached?': (event) => event.waitUntil(shellState(shellFiles, event.data.measured).then((state) => event.ports[0]?.postMessage(state))),
};

/** To the pages that wait for the app: a browser does not say why an installation failed. */
async function sayNoRoom(error: unknown): Promise<never> {
  const pages = isQuotaExceeded(error) ? await self.clients.matchAll({ includeUncontrolled: true }) : [];
  for (const page of pages) page.postMessage({ type: 'no-room' });
  throw error;
}

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([makingRoom(() => storeFiles(shellFiles, event), caches).catch(sayNoRoom), keepOnKiosk(hasFile)])),
);
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([shellFiles.activate(event), self.clients.claim(), pages.forgetOtherBuilds(), forgetOtherKioskFiles()]));
});
self.addEventListener('message', (event) => messages[event.data?.type]?.(event));
self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  // Its database and schemas begin here: this worker is started anew for nearly every page it answers.
  if (tag === 'outbox') (event as SyncEvent).waitUntil(import('./outbox.ts').then(({ sendOutbox }) => sendOutbox()));
});
