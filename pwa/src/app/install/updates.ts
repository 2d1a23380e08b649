import { pullNow } from '#catalogue/phone.ts';
import { appInstallation, completeApp } from '#catalogue/readiness.ts';
import { syncState } from '#catalogue/sync-state.ts';
import { whenNobodyIsBusy } from '#local/busy.ts';
import { loadUntilHere } from '#platform/load-until-here.ts';
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
  if (!workers) {
    appInstallation.swap('refused');
    return appVersion.swap({ updateReady: false, offlineMissing: window.isSecureContext ? 'unsupported' : 'insecure' });
  }

  reloadForNewWorker(workers);
  workers.addEventListener('message', ({ data }) => {
    if (data?.type === 'no-room' && appInstallation.get() === 'under way') appInstallation.swap('no-room');
  });
  let registration: ServiceWorkerRegistration | undefined;
  const isActive = await loadUntilHere(async () => {
    const registered = await register(workers);
    if (!registered) return false;
    noticeUpdates(registered, workers);
    const isFirst = !registration;
    registration = registered;
    if (isFirst) lookForUpdates(() => registration?.update());
    return becomesActive(registered, workers);
  });
  if (isActive) {
    appInstallation.swap('done');
    // A pull finds out what this phone has of the app.
    const worker = registration?.active;
    if (worker) void completeApp(worker).then((isNews) => (isNews ? pullNow() : undefined));
    return;
  }
  if (appInstallation.get() === 'no-room') return;
  appVersion.swap({ updateReady: false, offlineMissing: 'unsupported' });
  appInstallation.swap('refused');
}

/**
 * @returns undefined where the browser refuses, as private windows do
 * @throws where the worker's script did not come
 */
async function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  const ask = () => workers.register(worker.address, { updateViaCache: 'none', type: worker.type });
  try {
    return await ask();
  } catch {
    await globalThis.renewFiles?.(worker.address);
    // A browser that refuses the genuine script refuses every one.
    return ask().catch(() => undefined);
  }
}

/**
 * Waits until the worker has stored the app and controls this page.
 * @returns false on a full phone, where the browser tries again when the page is opened the next time
 * @throws where one of its files did not come; the browser has forgotten the registration then
 */
async function becomesActive(
  { active, installing, waiting }: ServiceWorkerRegistration,
  workers: ServiceWorkerContainer,
): Promise<boolean> {
  const worker = active ?? installing ?? waiting;
  if (!worker) return true;
  await new Promise<void>((resolve) => {
    const follow = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', follow);
    follow();
  });
  if (worker.state === 'activated') {
    await control(worker, workers);
    return true;
  }
  if (appInstallation.get() === 'no-room') return false;
  throw new Error('The app was not stored');
}

/** A worker passes over a page that was just loading when it became active, and one that was reloaded past it: those ask for it. */
async function control(worker: ServiceWorker, workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  const hasControl = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  worker.postMessage({ type: 'claim' });
  await hasControl;
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
function lookForUpdates(update: () => Promise<unknown> | undefined): void {
  const look = () => void update()?.catch(() => undefined);
  const isNeeded = () => syncState.get().updateNeeded;
  let wasNeeded = isNeeded();
  if (wasNeeded) look();
  syncState.subscribe(() => {
    if (isNeeded() && !wasNeeded) look();
    wasNeeded = isNeeded();
  });
  setInterval(() => isNeeded() && look(), fiveMinutes);
  setInterval(look, everyHour);
  setInterval(() => {
    if (appVersion.get().updateReady) void whenNobodyIsBusy(applyUpdate);
  }, often);
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
