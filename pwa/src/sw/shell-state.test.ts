import { afterEach, expect, test, vi } from 'vitest';
import type { PrecacheController } from 'workbox-precaching';

import { shellState } from './shell-state.ts';

const here = 'http://here';
const app = {
  strategy: { cacheName: 'app' },
  getURLsToCacheKeys: () => new Map(['/a.js', '/bc.js'].map((path) => [path, here + path])),
} as PrecacheController;

afterEach(() => vi.unstubAllGlobals());

/** A cache in which each file has as many bytes as its name; `read` hears of each that is opened. */
function stubFiles(names: readonly string[], read = vi.fn()): typeof read {
  const urls = names.map((name) => here + name);
  const match = async (url: string) => {
    read(url);
    return urls.includes(url) ? new Response(new URL(url).pathname.slice(1)) : undefined;
  };
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => urls.map((url) => ({ url })), match }) });
  return read;
}

test('whether the app is stored whole is told by the names of its files: none is read', async () => {
  const read = stubFiles(['/a.js', '/bc.js', '/other.js']);
  expect(await shellState(app, false)).toEqual({ complete: true, bytes: 0 });
  stubFiles(['/a.js'], read);
  expect(await shellState(app, false)).toEqual({ complete: false, bytes: 0 });
  expect(read).not.toHaveBeenCalled();
});

test('who asks how much it is hears the bytes of what is stored', async () => {
  stubFiles(['/a.js', '/bc.js']);
  expect(await shellState(app, true)).toEqual({ complete: true, bytes: 9 });
  stubFiles(['/a.js']);
  expect(await shellState(app, true)).toEqual({ complete: false, bytes: 4 });
});
