import { syncState } from '#catalogue/sync-state.ts';
import { whenNobodyIsBusy } from '#local/busy.ts';
import { createStore } from '#platform/store.ts';

/** What keeps the app from opening without signal, if anything: a plain http address, or a browser without workers. */
type OfflineMissing = 'insecure' | 'unsupported';

interface AppVersion {
  /** A newer build is stored on this phone and waits for its turn. */
  readonly updateReady: boolean;
  readonly offlineMissing?: OfflineMissing;
}

const everyHour = 60 * 60 * 1000;
const fiveMinutes = 5 * 60 * 1000;
const often = 15_000;

/** In development it comes as a module, if it was asked for: `DEV_WORKER=1 npm run dev`. */
const worker = import.meta.env.DEV
  ? ({ address: '/dev-sw.js?dev-sw', type: 'module' } as const)
  : ({ address: '/sw.js', type: 'classic' } as const);

let waiting: ServiceWorker | undefined;

export const appVersion = createStore<AppVersion>({ updateReady: false });

/** The waiting build takes over, and every tab of the app then loads it. Where nothing is stored, the page is the app. */
export function applyUpdate(): void {
  if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}

/** Stores the app on this phone and keeps it new. To be called once, after the first paint. */
export async function watchUpdates(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return appVersion.swap({ updateReady: false, offlineMissing: window.isSecureContext ? 'unsupported' : 'insecure' });

  reloadForNewWorker(workers);
  let registration: ServiceWorkerRegistration;
  try {
    registration = await workers.register(worker.address, { updateViaCache: 'none', type: worker.type });
  } catch {
    // Private windows and full phones refuse; without signal a phone that has the app never comes here.
    return appVersion.swap({ updateReady: false, offlineMissing: 'unsupported' });
  }
  noticeUpdates(registration, workers);
  lookForUpdates(registration);
  setInterval(() => {
    if (appVersion.get().updateReady) void whenNobodyIsBusy(applyUpdate);
  }, often);
}

function noticeUpdates(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
  const offer = (worker: ServiceWorker) => {
    // Without a controller this is the first installation, and there is nothing to update.
    if (worker.state !== 'installed' || !workers.controller) return;
    waiting = worker;
    appVersion.swap({ ...appVersion.get(), updateReady: true });
  };
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offer(worker));
  };
  if (registration.waiting) offer(registration.waiting);
  // Another tab may have found it already.
  follow();
  registration.addEventListener('updatefound', follow);
}

/**
 * A browser looks by itself only on navigation, and an installed app may not navigate for months. At once, and more often, when
 * the server's rows need a newer app.
 */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => void registration.update().catch(() => undefined);
  const isNeeded = () => syncState.get().updateNeeded;
  let wasNeeded = isNeeded();
  if (wasNeeded) look();
  syncState.subscribe(() => {
    if (isNeeded() && !wasNeeded) look();
    wasNeeded = isNeeded();
  });
  setInterval(() => isNeeded() && look(), fiveMinutes);
  setInterval(look, everyHour);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

function reloadForNewWorker(workers: ServiceWorkerContainer): void {
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // The first worker takes over a page that is as new as itself.
    if (controlled) location.reload();
    controlled = true;
  });
}
