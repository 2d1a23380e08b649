import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Texts } from '#local/testing/texts.ts';

class FakeWorker extends EventTarget {
  state: string;
  constructor(state = 'installing') {
    super();
    this.state = state;
  }
  postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = vi.fn(async () => {});
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}
class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null;
  registration = new FakeRegistration();
  register = vi.fn(async () => this.registration);
}

const reload = vi.fn();
let workers: FakeWorkers;
let busy: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  reload.mockReset();
  workers = new FakeWorkers();
  busy = false;
  const kept = new Texts();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { isSecureContext: true }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', kept);
  const locks = { request: async (_name: string, _options: LockOptions, work: (lock: object | null) => void) => work(busy ? null : {}) };
  vi.stubGlobal('navigator', { serviceWorker: workers, locks });
});
afterEach(() => {
  vi.doUnmock('#sync/file-exists.ts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open() {
  const [updates, { reloadOnceForMissingFiles }] = await Promise.all([import('./updates.ts'), import('#app/entry/missing-files.ts')]);
  reloadOnceForMissingFiles('this build', () => false);
  workers.registration.active = workers.controller;
  await updates.watchUpdates();
  return updates;
}

/** A phone that has the app, and a newer build that has just been stored. */
async function openWithUpdate() {
  workers.controller = new FakeWorker('activated');
  const updates = await open();
  const newer = new FakeWorker();
  workers.registration.find(newer);
  newer.become('installed');
  return { ...updates, newer };
}

test('a page that the worker passed over asks for it, and is offline only then', async () => {
  const passedOver = new FakeWorker('activating');
  workers.registration.active = passedOver;
  const [{ watchUpdates }, { appInstallation }] = await Promise.all([import('./updates.ts'), import('#catalogue/readiness.ts')]);
  void watchUpdates();
  await vi.waitFor(() => expect(workers.register).toHaveBeenCalled());
  expect(passedOver.postMessage).not.toHaveBeenCalled();
  passedOver.become('activated');
  await vi.waitFor(() => expect(passedOver.postMessage).toHaveBeenCalledWith({ type: 'claim' }));
  expect(appInstallation.get()).toBe('under way');
  workers.controller = passedOver;
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(appInstallation.get()).toBe('done'));
});

test('the first visit stores the app and neither offers an update nor reloads', async () => {
  const { appVersion } = await open();
  const first = new FakeWorker();
  workers.registration.find(first);
  first.become('installed');
  workers.controller = first;
  workers.dispatchEvent(new Event('controllerchange'));
  expect(appVersion.get().updateReady).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('an installation of which a file did not come is begun again, and the app counts as stored only once its worker controls the page', async () => {
  const [{ watchUpdates }, { appInstallation }] = await Promise.all([import('./updates.ts'), import('#catalogue/readiness.ts')]);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  workers.registration.installing = new FakeWorker();
  void watchUpdates();
  await vi.advanceTimersByTimeAsync(0);
  workers.registration.installing.become('redundant');
  const second = new FakeWorker();
  workers.registration.installing = second;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(workers.register).toHaveBeenCalledTimes(2);
  second.become('activated');
  await vi.advanceTimersByTimeAsync(0);
  expect(appInstallation.get()).toBe('under way');
  workers.controller = second;
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(appInstallation.get()).toBe('done');
});

test('an update is offered when it is stored, and taken when it is asked for', async () => {
  const { appVersion, applyUpdate, newer } = await openWithUpdate();
  expect(appVersion.get().updateReady).toBe(true);
  applyUpdate();
  expect(newer.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('an update that was stored on an earlier visit is offered at once', async () => {
  workers.controller = new FakeWorker('activated');
  workers.registration.waiting = new FakeWorker();
  workers.registration.waiting.state = 'installed';
  expect((await open()).appVersion.get().updateReady).toBe(true);
});

test('an update that another tab has just begun to store is offered as well', async () => {
  workers.controller = new FakeWorker('activated');
  const newer = new FakeWorker();
  workers.registration.installing = newer;
  const { appVersion } = await open();
  newer.become('installed');
  expect(appVersion.get().updateReady).toBe(true);
});

test('when the server’s rows need a newer app, it is looked for at once and every five minutes', async () => {
  await open();
  const { updateSyncState } = await import('#catalogue/sync-state.ts');
  updateSyncState({ updateNeeded: true });
  updateSyncState({ readyOffline: true });
  expect(workers.registration.update).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(workers.registration.update).toHaveBeenCalledTimes(3);
});

test('rows that needed a newer app before the worker was known are not forgotten', async () => {
  const { updateSyncState } = await import('#catalogue/sync-state.ts');
  updateSyncState({ updateNeeded: true });
  await open();
  expect(workers.registration.update).toHaveBeenCalledOnce();
});

test('an update waits while somebody is at work in any tab, and comes by itself afterwards', async () => {
  busy = true;
  const { newer } = await openWithUpdate();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(newer.postMessage).not.toHaveBeenCalled();
  busy = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(newer.postMessage).toHaveBeenCalled();
});

test('an app that stays open looks for a new build every hour and whenever it is shown again', async () => {
  await open();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(workers.registration.update).toHaveBeenCalledTimes(2);
});

test('a page whose parts are gone is loaded anew once, not for ever', async () => {
  workers.controller = new FakeWorker('activated');
  await open();
  const missing = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(missing);
  expect(missing.defaultPrevented).toBe(true);
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledOnce();
});

test('who leaves a page while parts of it are under way is not held back, and who stays has them loaded anew', async () => {
  workers.controller = new FakeWorker('activated');
  await open();
  window.dispatchEvent(new Event('beforeunload'));
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  { answer: 'has it no more', exists: false, times: 1 },
  { answer: 'still has it', exists: true, times: 0 },
  { answer: 'does not answer', exists: undefined, times: 0 },
] as const)(
  'without a worker a page of a build that a server $answer is loaded anew $times times when a file is missing',
  async ({ exists, times }) => {
    vi.doMock('#sync/file-exists.ts', () => ({ fileExists: async () => exists }));
    await open();
    const missing = new Event('vite:preloadError', { cancelable: true });
    window.dispatchEvent(missing);
    await vi.advanceTimersByTimeAsync(0);
    expect(missing.defaultPrevented).toBe(false);
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

test('over plain http the app says what is missing', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', Object.assign(new EventTarget(), { isSecureContext: false }));
  expect((await open()).appVersion.get().offlineMissing).toBe('insecure');
});

test('where the browser refuses to store the app, it says so', async () => {
  workers.register.mockRejectedValue(new DOMException('private window'));
  expect((await open()).appVersion.get().offlineMissing).toBe('unsupported');
});
