import { expect, test } from 'vitest';
import { askPrecached } from './readiness.ts';

/** A worker that answers as ours does. */
const workers = (state: { complete: boolean; bytes: number }) =>
  ({
    ready: Promise.resolve({
      active: {
        postMessage: ({ type }: { type: string }, [port]: MessagePort[]) => {
          if (type === 'precached?') port?.postMessage(state);
          port?.close();
        },
      },
    }),
  }) as unknown as ServiceWorkerContainer;

test('the worker is asked whether every file of the app is stored', async () => {
  expect(await askPrecached(workers({ complete: true, bytes: 5 }))).toEqual({ complete: true, bytes: 5 });
  expect(await askPrecached(workers({ complete: false, bytes: 3 }))).toEqual({ complete: false, bytes: 3 });
});

test('where there is no worker nothing is stored', async () => {
  expect(await askPrecached(undefined)).toBeUndefined();
});
