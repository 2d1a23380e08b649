import { registerRoute } from 'workbox-routing';

import { isQuotaExceeded } from '#local/storage-errors.ts';

import { appKeeper } from './app-keeper.ts';
import { answerFromKiosk, asksForFile, forgetOtherKioskFiles, keepKioskFiles, keepOnKiosk } from './kiosk-files.ts';
import { answerPicture, asksForPicture } from './pictures.ts';
import { serveShell, shellFiles } from './shell.ts';
import type { AppFile } from './store-files.ts';

/** TypeScript knows no Background Sync: only Chromium has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: AppFile[];
  /** Those of the site: the server writes them before this script. */
  readonly siteFiles?: readonly AppFile[];
};

// Nothing is built while it is developed, and pages need a shell.
const files = import.meta.env.DEV ? [{ url: 'index.html', revision: 'dev' }] : [...(self.siteFiles ?? []), ...self.__WB_MANIFEST];
const pages = serveShell(files);
const openWindows = () => self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
const app = appKeeper(shellFiles, files, {
  openPages: async () => (await openWindows()).map(({ url }) => url),
  isUpdate: () => self.registration.active !== null,
});
registerRoute(asksForPicture, answerPicture);
registerRoute(asksForFile, answerFromKiosk);
const hasFile = (file: string) => shellFiles.getCacheKeyForURL(file) !== undefined;

const answer = (event: ExtendableMessageEvent, work: Promise<unknown>) =>
  event.waitUntil(work.then((result) => event.ports[0]?.postMessage(result)));

/** What a page says to this worker, and what happens then. */
const messages: Record<string, (event: ExtendableMessageEvent) => void> = {
  SKIP_WAITING: () => void self.skipWaiting(),
  claim: (event) => event.waitUntil(self.clients.claim()),
  // Pages are painted sooner than the app makes them: on a phone that lacks room for the app, it makes them.
  keep: (event) => event.waitUntil(app.hasPart().then((hasPart) => (hasPart ? undefined : pages.keep(event.data.asked)))),
  complete: (event) => answer(event, app.complete(event)),
  'make-room': (event) => answer(event, app.makeRoom()),
  'keep-kiosk': (event) => event.waitUntil(keepKioskFiles(hasFile).catch(() => undefined)),
  'precached?': (event) => answer(event, app.state(event.data.measured)),
};

/** To the pages that wait for the app: a browser does not say why an installation failed. */
async function sayNoRoom(error: unknown): Promise<never> {
  const pages = isQuotaExceeded(error) ? await openWindows() : [];
  for (const page of pages) page.postMessage({ type: 'no-room' });
  throw error;
}

self.addEventListener('install', (event) => event.waitUntil(Promise.all([app.install(event).catch(sayNoRoom), keepOnKiosk(hasFile)])));
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([shellFiles.activate(event), self.clients.claim(), pages.forgetOtherBuilds(), forgetOtherKioskFiles()]));
});
self.addEventListener('message', (event) => messages[event.data?.type]?.(event));
self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  // Its database and schemas begin here: this worker is started anew for nearly every page it answers.
  if (tag === 'outbox') (event as SyncEvent).waitUntil(import('./outbox.ts').then(({ sendOutbox }) => sendOutbox()));
});
