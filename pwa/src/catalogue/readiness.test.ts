import { expect, test, vi } from 'vitest';

import { appCopy, appInstallation, askPrecached, freePartOfApp } from './readiness.ts';

/** A worker that answers as ours does. */
const workers = (state: { complete: boolean; opens?: boolean; bytes: number }, controller: unknown = {}) =>
  ({
    ready: Promise.resolve({
      active: {
        postMessage: ({ type }: { type: string }, [port]: MessagePort[]) => {
          if (type === 'precached?') port?.postMessage(state);
          port?.close();
        },
      },
    }),
    controller,
  }) as unknown as ServiceWorkerContainer;

test('the worker is asked whether every file of the app is stored', async () => {
  expect(await askPrecached(workers({ complete: true, opens: true, bytes: 5 }))).toEqual({ complete: true, opens: true, bytes: 5 });
  expect(await askPrecached(workers({ complete: false, opens: true, bytes: 3 }))).toEqual({ complete: false, opens: true, bytes: 3 });
});

test('where there is no worker nothing is stored', async () => {
  expect(await askPrecached(undefined)).toBeUndefined();
});

test('the app is kept, kept in part or missing, by what its worker has and whether it controls the page', async () => {
  appInstallation.swap('done');
  const [whole, part, none] = [
    { complete: true, opens: true, bytes: 0 },
    { complete: false, opens: true, bytes: 0 },
    { complete: false, opens: false, bytes: 0 },
  ];
  expect(await appCopy(workers(whole))).toBe('kept');
  expect(await appCopy(workers(part))).toBe('part');
  expect(await appCopy(workers({ complete: true, bytes: 0 }))).toBe('kept');
  expect(await appCopy(workers(none))).toBe('missing');
  expect(await appCopy(workers(whole, null))).toBe('missing');
  appInstallation.swap('under way');
});

test('rows wait for no worker of an older build, which gives no room', async () => {
  vi.useFakeTimers();
  const active = { postMessage: vi.fn() };
  const freed = freePartOfApp({ getRegistration: async () => ({ active }) } as unknown as ServiceWorkerContainer);
  await vi.advanceTimersByTimeAsync(10_000);
  await freed;
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'make-room' }, expect.anything());
  vi.useRealTimers();
});
