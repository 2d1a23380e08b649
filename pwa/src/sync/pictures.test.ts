import { expect, test } from 'vitest';
import type { Answer, Call } from './call.ts';
import { createPictures, type PictureProgress } from './pictures.ts';
import { cachesWithRoom } from './testing/caches.ts';
import { ad, place, resort, rows } from './testing/rows.ts';

const image = (name: string) => `/images/${name}-1280.webp`;
const kept = (name: string, width: number) => `/images/${name}-${width}.webp`;

/** A server whose pictures are 10 bytes each. */
function server(instead: (address: string) => Answer<Response> | undefined = () => undefined) {
  const asked: string[] = [];
  let atOnce = 0;
  const most = { atOnce: 0 };
  const picture: Call['picture'] = async (address) => {
    asked.push(address);
    atOnce += 1;
    most.atOnce = Math.max(most.atOnce, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    return instead(address) ?? { state: 'ok', body: new Response('0123456789', { headers: { 'Content-Length': '10' } }) };
  };
  return { asked, most, call: { picture } as Call };
}

const offline: Answer<Response> = { state: 'failed', reason: 'offline' };
const missing: Answer<Response> = { state: 'failed', reason: 'status', status: 404 };

const guide = rows({
  places: [place('fort', { images: [image('fort-1'), image('fort-2')] }), place('cave', { images: [image('cave-1')] })],
  resorts: [resort('inn', { images: [image('inn-1'), image('inn-2')] })],
  ads: [ad('shop', { images: [image('shop-1')] })],
});
const listPictures = ['fort-1', 'cave-1', 'inn-1', 'shop-1'].map((name) => kept(name, 320));

function watch() {
  const steps: PictureProgress[] = [];
  return { steps, onProgress: (step: PictureProgress) => void steps.push(step) };
}

test('the first picture of every listing and advertisement is kept as lists show it, with progress', async () => {
  const caches = cachesWithRoom();
  const { call } = server();
  const { steps, onProgress } = watch();
  const ended = await createPictures(call, caches).keepListPictures(guide, onProgress);
  expect(ended).toEqual({ state: 'stored', done: 4, of: 4, bytes: 40 });
  expect(caches.contents['list-pictures']?.sort()).toEqual([...listPictures].sort());
  expect(steps[0]).toEqual({ state: 'filling', done: 0, of: 4, bytes: 0 });
  expect(steps.at(-1)).toEqual(ended);
});

test('pictures that are held back are counted and not fetched, and ones that no row uses go all the same', async () => {
  const caches = cachesWithRoom();
  const { call, asked } = server();
  const pictures = createPictures(call, caches);
  const fewer = rows({ places: guide.places.slice(0, 1), resorts: [resort('gone', { images: [image('gone')] })] });
  await pictures.keepListPictures(fewer, () => {});
  asked.length = 0;
  expect(await pictures.keepListPictures(guide, () => {}, true)).toEqual({ state: 'held-back', done: 1, of: 4, bytes: 0 });
  expect(asked).toEqual([]);
  expect(caches.contents['list-pictures']).toEqual([kept('fort-1', 320)]);
  await pictures.keepListPictures(guide, () => {});
  expect(await pictures.keepListPictures(guide, () => {}, true)).toMatchObject({ state: 'stored', done: 4, of: 4 });
});

test('a look at what is stored wishes for nothing', async () => {
  const caches = cachesWithRoom();
  const pictures = createPictures(server().call, caches);
  const nothing = { count: 0, bytes: 0 };
  expect(await pictures.pictureReport()).toEqual({ list: nothing, listing: nothing, all: nothing, chosen: nothing });
  expect(await pictures.isSavingAll()).toBe(false);
  expect(caches.contents).toEqual({});
});

test('no more than four are fetched at once', async () => {
  const { call, most, asked } = server();
  const many = Array.from({ length: 30 }, (_, index) => place(`p${index}`, { images: [image(`p${index}`)] }));
  await createPictures(call, cachesWithRoom()).keepListPictures(rows({ places: many }), () => {});
  expect(asked).toHaveLength(30);
  expect(most.atOnce).toBe(4);
});

test('what is there is not fetched again, and what no row uses is removed', async () => {
  const caches = cachesWithRoom();
  const { call, asked } = server();
  const pictures = createPictures(call, caches);
  await pictures.keepListPictures(guide, () => {});
  asked.length = 0;
  const changed = rows({ ...guide, places: [place('fort', { images: [image('fort-new')] })] });
  expect(await pictures.keepListPictures(changed, () => {})).toMatchObject({ state: 'stored', done: 3, of: 3 });
  expect(asked).toEqual([kept('fort-new', 320)]);
  expect(caches.contents['list-pictures']?.sort()).toEqual(['fort-new', 'inn-1', 'shop-1'].map((name) => kept(name, 320)).sort());
});

test('when the network goes away the rest comes next time', async () => {
  const caches = cachesWithRoom();
  let online = false;
  const { call, asked } = server((address) => (online || address.includes('fort') ? undefined : offline));
  const pictures = createPictures(call, caches);
  expect(await pictures.keepListPictures(guide, () => {})).toMatchObject({ state: 'incomplete', done: 1, of: 4 });
  online = true;
  asked.length = 0;
  expect(await pictures.keepListPictures(guide, () => {})).toMatchObject({ state: 'stored', done: 4 });
  expect(asked).not.toContain(kept('fort-1', 320));
});

test('a picture that the server does not have keeps no phone from being ready', async () => {
  const { call } = server((address) => (address.includes('cave') ? missing : undefined));
  expect(await createPictures(call, cachesWithRoom()).keepListPictures(guide, () => {})).toMatchObject({ state: 'stored', done: 3, of: 3 });
});

test('a full phone says so and keeps what it has', async () => {
  const caches = cachesWithRoom(25);
  const { call } = server();
  expect(await createPictures(call, caches).keepListPictures(guide, () => {})).toMatchObject({ state: 'no-room', done: 2, of: 4 });
  expect(caches.contents['list-pictures']).toHaveLength(2);
});

test('a browser without caches says so', async () => {
  const { call, asked } = server();
  const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));
  const blocked = { open: refuse, has: refuse } as unknown as CacheStorage;
  for (const caches of [undefined, blocked]) {
    const pictures = createPictures(call, caches);
    expect(await pictures.keepListPictures(guide, () => {})).toMatchObject({ state: 'blocked' });
    expect(await pictures.keepListingPictures(place('fort', { images: [image('fort-1')] }))).toBe(false);
    expect(await pictures.pictureReport()).toMatchObject({ list: { count: 0, bytes: 0 } });
    expect(await pictures.isSavingAll()).toBe(false);
  }
  expect(asked).toEqual([]);
});

test('somebody else’s picture is never fetched', async () => {
  const { call, asked } = server();
  const foreign = place('x', { images: ['https://pictures.example.org/x-1280.webp', '//evil.example/x-1280.webp'] });
  const pictures = createPictures(call, cachesWithRoom());
  await pictures.keepListPictures(rows({ places: [foreign] }), () => {});
  await pictures.keepListingPictures(foreign);
  await pictures.saveAllPictures(rows({ places: [foreign] }), () => {});
  expect(asked).toEqual([]);
});

test('the photos of an opened listing stay; of the many the longest unused go first', async () => {
  const caches = cachesWithRoom();
  const { call } = server();
  const pictures = createPictures(call, caches);
  const opened = (name: string) => place(name, { images: [1, 2, 3].map((index) => image(`${name}-${index}`)) });
  expect(await pictures.keepListingPictures(opened('first'))).toBe(true);
  expect(caches.contents['listing-pictures']).toEqual([1, 2, 3].map((index) => kept(`first-${index}`, 640)));
  await pictures.keepListingPictures(opened('second'));
  for (let index = 0; index < 98; index += 1) await pictures.keepListingPictures(opened(`other${index}`));
  // Looked at again: now the second is the oldest.
  await pictures.keepListingPictures(opened('first'));
  await pictures.keepListingPictures(opened('last'));
  const stored = caches.contents['listing-pictures'] ?? [];
  expect(stored).toHaveLength(300);
  expect(stored).toContain(kept('first-1', 640));
  expect(stored).not.toContain(kept('second-1', 640));
});

test('photos that a phone without room cannot store again stay as they are', async () => {
  const caches = cachesWithRoom();
  const listing = place('fort', { images: [image('fort-1')] });
  await createPictures(server().call, caches).keepListingPictures(listing);
  const full = {
    ...caches,
    open: async (name: string) =>
      Object.assign(await caches.open(name), { put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) }),
  };
  expect(await createPictures(server().call, full).keepListingPictures(listing)).toBe(true);
  expect(caches.contents['listing-pictures']).toEqual([kept('fort-1', 640)]);
});

test('all pictures are saved until somebody frees them, and the report says what they take', async () => {
  const caches = cachesWithRoom();
  const { call } = server();
  const pictures = createPictures(call, caches);
  expect(await pictures.isSavingAll()).toBe(false);
  expect(await pictures.saveAllPictures(guide, () => {})).toEqual({ state: 'stored', done: 6, of: 6, bytes: 60 });
  expect(await pictures.isSavingAll()).toBe(true);
  expect((await pictures.pictureReport()).all).toEqual({ count: 6, bytes: 60 });
  await pictures.freeAllPictures();
  expect(await pictures.isSavingAll()).toBe(false);
});

test('a listing’s pictures are saved in full size, beside those of others, once somebody asks', async () => {
  const caches = cachesWithRoom();
  const { call, asked } = server();
  const pictures = createPictures(call, caches);
  const [fort, cave] = guide.places;
  if (!fort || !cave) throw new Error('the guide is empty');
  expect(await pictures.saveListingPictures(fort, () => {}, true)).toEqual({ state: 'held-back', done: 0, of: 2, bytes: 0 });
  expect(asked).toEqual([]);
  const { steps, onProgress } = watch();
  expect(await pictures.saveListingPictures(fort, onProgress)).toEqual({ state: 'stored', done: 2, of: 2, bytes: 20 });
  expect(steps[0]).toMatchObject({ state: 'filling', done: 0, of: 2 });
  await pictures.saveListingPictures(cave, () => {});
  expect(caches.contents['chosen-pictures']).toEqual([image('fort-1'), image('fort-2'), image('cave-1')]);
  // Asked again, it says what they take, and fetches nothing.
  asked.length = 0;
  expect(await pictures.saveListingPictures(fort, () => {}, true)).toEqual({ state: 'stored', done: 2, of: 2, bytes: 20 });
  expect(asked).toEqual([]);
});

test('what was saved of a listing goes with the listing, or with the picture, or when its space is freed', async () => {
  const caches = cachesWithRoom();
  const pictures = createPictures(server().call, caches);
  for (const listing of guide.places) await pictures.saveListingPictures(listing, () => {});
  await pictures.freeListingPictures();
  await pictures.keepListPictures(rows({ places: [place('fort', { images: [image('fort-2')] })] }), () => {});
  expect(caches.contents['chosen-pictures']).toEqual([image('fort-2')]);
  await pictures.freeChosenPictures();
  expect(Object.keys(caches.contents)).toEqual(['list-pictures']);
});

test('pictures of a listing that cannot be fetched now are told as missing, and the next time only they are asked for', async () => {
  const network = { is: 'up' };
  const { call, asked } = server((address) => (network.is === 'down' && address.includes('fort-2') ? offline : undefined));
  const pictures = createPictures(call, cachesWithRoom());
  const [fort] = guide.places;
  if (!fort) throw new Error('the guide is empty');
  network.is = 'down';
  expect(await pictures.saveListingPictures(fort, () => {})).toMatchObject({ state: 'incomplete', done: 1, of: 2, bytes: 10 });
  network.is = 'up';
  asked.length = 0;
  expect(await pictures.saveListingPictures(fort, () => {})).toMatchObject({ state: 'stored', done: 2, bytes: 20 });
  expect(asked).toEqual([image('fort-2')]);
});

test('saving all pictures can be stopped', async () => {
  const stop = new AbortController();
  const { call, asked } = server(() => {
    stop.abort();
    return undefined;
  });
  expect(await createPictures(call, cachesWithRoom()).saveAllPictures(guide, () => {}, stop.signal)).toMatchObject({ state: 'incomplete' });
  expect(asked.length).toBeLessThanOrEqual(4);
});

test('a picture that will not come back keeps no phone from being ready, like one that is not there', async () => {
  const { call } = server((address) => (address.includes('cave') ? { state: 'gone' } : undefined));
  const ended = await createPictures(call, cachesWithRoom()).keepListPictures(guide, () => {});
  expect(ended).toEqual({ state: 'stored', done: 3, of: 3, bytes: 30 });
});

test('a store that fails without being full is tried again another time', async () => {
  const caches = cachesWithRoom();
  const put = () => Promise.reject(new Error('the disk is gone'));
  const broken = { ...caches, open: async (name: string) => ({ ...(await caches.open(name)), put }) as unknown as Cache };
  const { call } = server();
  expect(await createPictures(call, broken).keepListPictures(guide, () => {})).toMatchObject({ state: 'incomplete', done: 0 });
  const [listing] = guide.places;
  expect(listing && (await createPictures(call, broken).keepListingPictures(listing))).toBe(false);
});

test('the picture of a list is not taken for a photo of its listing', async () => {
  const caches = cachesWithRoom();
  const { call, asked } = server();
  const pictures = createPictures(call, caches);
  const [listing] = guide.places;
  if (!listing) throw new Error('the guide is empty');
  const cache = await caches.open('listing-pictures');
  for (const name of ['fort-1', 'fort-2']) await cache.put(kept(name, 320), new Response('small', { headers: { 'Content-Length': '5' } }));
  expect(await pictures.keepListingPictures(listing)).toBe(true);
  expect(asked).toEqual([kept('fort-1', 640), kept('fort-2', 640)]);
});

test('photos of opened listings give their room back, and nothing else does', async () => {
  const caches = cachesWithRoom();
  const pictures = createPictures(server().call, caches);
  const [listing] = guide.places;
  await pictures.keepListPictures(guide, () => {});
  if (listing) await pictures.keepListingPictures(listing);
  await pictures.freeListingPictures();
  expect(Object.keys(caches.contents)).toEqual(['list-pictures']);
});

test('where everything is stored, nothing is told to be filling', async () => {
  const pictures = createPictures(server().call, cachesWithRoom());
  await pictures.keepListPictures(guide, () => {});
  const { steps, onProgress } = watch();
  await pictures.keepListPictures(guide, onProgress);
  expect(steps.map(({ state }) => state)).toEqual(['stored']);
});

test('a browser without a store, or with one that it denies, keeps none, counts none and frees none', async () => {
  const deny = () => Promise.reject(new DOMException('', 'SecurityError'));
  const denied = { open: deny, has: deny, delete: async () => false } as unknown as CacheStorage;
  for (const caches of [undefined, denied]) {
    const pictures = createPictures(server().call, caches);
    expect(await pictures.keepListPictures(guide, () => {})).toMatchObject({ state: 'blocked' });
    expect(await pictures.isSavingAll()).toBe(false);
    await pictures.freeAllPictures();
    await pictures.freeListingPictures();
    expect((await pictures.pictureReport()).list).toEqual({ count: 0, bytes: 0 });
  }
});
