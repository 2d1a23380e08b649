import { beforeEach, expect, test, vi } from 'vitest';
import type { PrecacheController } from 'workbox-precaching';

import { partOfApp, pictureCaches } from '#local/cache-names.ts';

import { appKeeper } from './app-keeper.ts';
import type { AppFile } from './store-files.ts';

const here = 'http://here/';
const file = (url: string, bytes: number, opens?: boolean): AppFile => ({
  url,
  bytes,
  revision: null,
  integrity: `of ${url}`,
  ...(opens && { opens }),
});
const start = file('assets/start-a1.js', 100_000, true);
const words = file('assets/mr-a1.js', 100_000, true);
const menu = file('assets/menu-a1.js', 50_000);
const map = file('assets/map-a1.js', 100_000);
const phone = file('assets/phone-a1.js', 400_000);
const ownFiles = [phone, map, start, words, menu];

let stores: Map<string, Map<string, number>>;
/** Bytes that this phone has room for. */
let room: number;
let asked: string[];
let unreachable: ReadonlySet<string>;
let app: PrecacheController;
let openPages: string[];
let isUpdate: boolean;

const used = () => [...stores.values()].flatMap((store) => [...store.values()]).reduce((sum, bytes) => sum + bytes, 0);
const names = (store: string) => [...(stores.get(store)?.keys() ?? [])].map((url) => url.slice(here.length)).sort();
const stored = () => names(app.strategy.cacheName);
const namesOf = (files: readonly AppFile[]) => files.map(({ url }) => url).sort();
const storeOf = (name: string) => {
  const store = stores.get(name) ?? new Map<string, number>();
  stores.set(name, store);
  return store;
};
const put = (name: string, address: string, bytes: number) => storeOf(name).set(here + address, bytes);

beforeEach(async () => {
  stores = new Map();
  room = 10_000_000;
  asked = [];
  unreachable = new Set();
  openPages = [here];
  isUpdate = false;
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL('http://here/sw.js'));
  vi.stubGlobal('caches', {
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = storeOf(name);
      return {
        keys: async () => [...store.keys()].map((url) => ({ url })),
        match: async (url: string) => (store.has(url) ? { blob: async () => ({ size: store.get(url) }) } : undefined),
        delete: async (url: string) => store.delete(url),
      };
    },
  });
  // It looks for a worker as soon as it is read.
  const workbox = await import('workbox-precaching');
  app = new workbox.PrecacheController();
  app.addToCacheList([...ownFiles]);
  vi.spyOn(app.strategy, 'handleAll').mockImplementation((options) => {
    const { url } = (options as { request: Request }).request;
    const kept = async () => {
      const { bytes = 0 } = ownFiles.find((each) => here + each.url === url) ?? {};
      const store = storeOf(app.strategy.cacheName);
      if (store.has(url)) return;
      asked.push(url.slice(here.length));
      if (unreachable.has(url.slice(here.length))) throw new TypeError('Failed to fetch');
      if (used() + bytes > room) throw new DOMException('No room', 'QuotaExceededError');
      store.set(url, bytes);
    };
    return [Promise.resolve(new Response()), kept()];
  });
  return () => vi.unstubAllGlobals();
});

const keeper = () => appKeeper(app, ownFiles, { openPages: async () => openPages, isUpdate: () => isUpdate });
const event = undefined as never;

test('a phone with room stores all: what opens the app first, then the smaller before the larger, other languages last', async () => {
  await keeper().install(event);
  expect(asked).toEqual([start, menu, map, phone, words].map(({ url }) => url));
  expect(stored()).toEqual(namesOf(ownFiles));
  expect(await keeper().hasPart()).toBe(false);
});

test('a first installation without room for all keeps what opens the app, in the language of the page, and leaves a margin', async () => {
  room = 500_000;
  openPages = [`${here}?lang=mr`];
  await keeper().install(event);
  expect(stored()).toEqual(namesOf([start, words]));
  expect(await keeper().hasPart()).toBe(true);
  expect(room - used()).toBeGreaterThanOrEqual(200_000);
  expect(await keeper().state(false)).toEqual({ complete: false, opens: true, bytes: 0 });
  expect(await keeper().state(true)).toEqual({ complete: false, opens: true, bytes: 200_000 });
});

test('pictures make room before the app goes without a file', async () => {
  room = 800_000;
  put(pictureCaches.list, 'images/a.webp', 300_000);
  await keeper().install(event);
  expect(stored()).toEqual(namesOf(ownFiles));
  expect(names(pictureCaches.list)).toEqual([]);
});

test('a phone without room for what opens the app keeps none, and says why', async () => {
  room = 50_000;
  await expect(keeper().install(event)).rejects.toThrow('No room');
});

test('a file that cannot be had is missing for no lack of room: nothing is installed', async () => {
  unreachable = new Set([phone.url]);
  await expect(keeper().install(event)).rejects.toThrow('Failed to fetch');
  expect(await keeper().hasPart()).toBe(false);
});

test('an older build that is complete is exchanged for all of the newer one or stays', async () => {
  room = 600_000;
  isUpdate = true;
  put(app.strategy.cacheName, 'assets/start-old.js', 100_000);
  await expect(keeper().install(event)).rejects.toThrow('No room');
  expect(stored()).toContain('assets/start-old.js');
  expect(await keeper().hasPart()).toBe(false);
});

test('a part of an older build makes room for its next', async () => {
  room = 400_000;
  isUpdate = true;
  stores.set(partOfApp, new Map());
  put(app.strategy.cacheName, 'assets/start-old.js', 350_000);
  await keeper().install(event);
  expect(stored()).toEqual(namesOf([start]));
  expect(await keeper().hasPart()).toBe(true);
});

test('what had no room is stored once there is some; before, the margin stays free', async () => {
  room = 600_000;
  await keeper().install(event);
  const before = stored();
  expect(await keeper().complete(event)).toBe(false);
  expect(stored()).toEqual(before);
  room = 10_000_000;
  expect(await keeper().complete(event)).toBe(true);
  expect(stored()).toEqual(namesOf(ownFiles));
  expect(await keeper().hasPart()).toBe(false);
  asked = [];
  expect(await keeper().complete(event)).toBe(false);
  expect(asked).toEqual([]);
});

test('rows come before what the app opens without', async () => {
  await keeper().install(event);
  await keeper().makeRoom();
  expect(stored()).toEqual(namesOf([start]));
  expect(await keeper().state(false)).toEqual({ complete: false, opens: true, bytes: 0 });
});
