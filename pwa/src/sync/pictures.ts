import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { listPicture, pictureAt, pictureWidths } from '@helpdesk/contract/rules/picture';
import type { CatalogueRows, ListingRow } from '@helpdesk/contract/sync/rows';
import { pictureCaches } from '#local/cache-names.ts';
import { isQuotaExceeded } from '#local/storage-errors.ts';
import type { Call } from './call.ts';

/** How far a filling of one of the caches has come. */
export interface PictureProgress {
  /**
   * 'incomplete': the network went away, the next pull goes on; 'no-room': the phone is full, what is stored stays;
   * 'blocked': this browser stores no pictures (plain http, private mode); 'held-back': some are missing, and nobody
   * asked for them on a phone that saves data.
   */
  readonly state: 'filling' | 'stored' | 'incomplete' | 'no-room' | 'blocked' | 'held-back';
  readonly done: number;
  readonly of: number;
  /** Bytes fetched since this filling began. */
  readonly bytes: number;
}

interface StoredPictures {
  readonly count: number;
  readonly bytes: number;
}

export interface Pictures {
  /**
   * The list picture of every listing and advertisement; ones that no row uses any more are removed.
   * @param holdBack fetches none, and only says which are missing
   */
  keepListPictures(rows: CatalogueRows, onProgress: (progress: PictureProgress) => void, holdBack?: boolean): Promise<PictureProgress>;
  /** Stores what came with a guide file, as far as there is room; what is stored already stays. */
  takeListPictures(pictures: ReadonlyMap<string, Blob>): Promise<void>;
  /** The pictures of a listing that is being looked at; answers whether all that the server has are stored now. */
  keepListingPictures(listing: ListingRow): Promise<boolean>;
  /** Every picture of every listing, until `freeAllPictures` or the signal; a later pull keeps them complete. */
  saveAllPictures(rows: CatalogueRows, onProgress: (progress: PictureProgress) => void, signal?: AbortSignal): Promise<PictureProgress>;
  /**
   * Every picture of a listing in the size of a whole screen, until somebody frees the space.
   * @param holdBack fetches none, and only says which are missing
   * @returns `bytes` of all of them that are stored
   */
  saveListingPictures(listing: ListingRow, onProgress: (progress: PictureProgress) => void, holdBack?: boolean): Promise<PictureProgress>;
  isSavingAll(): Promise<boolean>;
  freeAllPictures(): Promise<void>;
  /** Those of `saveListingPictures`. */
  freeChosenPictures(): Promise<void>;
  /** Gives the room that photos take back, so that text can be stored; list pictures and what was saved on purpose stay. */
  freeListingPictures(): Promise<void>;
  /** Gives more room for text, where that is not enough; they come again as far as there is room. */
  freeListPictures(): Promise<void>;
  pictureReport(): Promise<Record<keyof typeof pictureCaches, StoredPictures>>;
}

/**
 * The width of photos that are kept: sharp on a phone's 360 to 430 pixels, and about half the bytes of the largest. Where
 * a page asks for another width, the worker answers with this one.
 */
const keptWidth = 640;
const listingPicturesKept = 300;
const atOnce = 4;

interface FillOptions {
  readonly signal?: AbortSignal;
  readonly holdBack?: boolean;
  /** What is stored besides stays. */
  readonly adds?: boolean;
}

type Ending = 'stored' | 'absent' | 'unreachable' | 'no-room';
/** After these the next picture would not fare better. */
const endsFilling: ReadonlySet<Ending> = new Set(['unreachable', 'no-room']);

/**
 * Keeps pictures in Cache Storage: our own, whole, status 200, of an image type (`call.picture` sees to it).
 * @param caches undefined where the browser has none: then every filling ends 'blocked'
 */
export function createPictures(call: Call, caches: CacheStorage | undefined): Pictures {
  /** Some private modes have caches that cannot be opened. */
  const open = async (name: string): Promise<Cache | undefined> => {
    try {
      return await caches?.open(name);
    } catch {
      return undefined;
    }
  };

  const has = async (name: string): Promise<boolean> => (await caches?.has(name).catch(() => false)) ?? false;

  async function store(cache: Cache, address: string): Promise<Ending> {
    const answer = await call.picture(address);
    if (answer.state === 'gone' || (answer.state === 'failed' && answer.status === 404)) return 'absent';
    if (answer.state === 'failed') return 'unreachable';
    try {
      await cache.put(address, answer.body);
      return 'stored';
    } catch (error) {
      return isQuotaExceeded(error) ? 'no-room' : 'unreachable';
    }
  }

  async function fill(
    name: string,
    wanted: Set<string>,
    onProgress: (progress: PictureProgress) => void,
    { signal, holdBack, adds }: FillOptions = {},
  ) {
    let progress: PictureProgress = { state: 'filling', done: 0, of: wanted.size, bytes: 0 };
    const advance = (change: Partial<PictureProgress>) => {
      progress = { ...progress, ...change };
      onProgress(progress);
      return progress;
    };
    const cache = await open(name);
    if (!cache) return advance({ state: 'blocked' });
    const stored = new Set((await cache.keys()).map(({ url }) => addressOf(url)));
    if (!adds) for (const address of stored) if (!wanted.has(address)) await cache.delete(address);
    const missing = [...wanted].filter((address) => !stored.has(address));
    progress = { ...progress, done: wanted.size - missing.length };
    if (holdBack && missing.length > 0) return advance({ state: 'held-back' });
    if (missing.length > 0) onProgress(progress);

    const queue = missing.values();
    const work = async () => {
      for (const address of queue) {
        if (signal?.aborted || progress.state !== 'filling') return;
        const ended = await store(cache, address);
        if (ended === 'stored') {
          // Before the progress is read: the others move it on meanwhile.
          const bytes = await bytesAt(cache, address);
          advance({ done: progress.done + 1, bytes: progress.bytes + bytes });
        }
        // A picture that the server does not have can be stored by nobody: it must not keep the phone from being ready.
        else if (ended === 'absent') advance({ of: progress.of - 1 });
        else return void advance({ state: ended === 'no-room' ? 'no-room' : 'incomplete' });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return progress.state === 'filling' ? advance({ state: progress.done >= progress.of ? 'stored' : 'incomplete' }) : progress;
  }

  async function takeListPictures(pictures: ReadonlyMap<string, Blob>): Promise<void> {
    const cache = await open(pictureCaches.list);
    for (const [address, picture] of pictures) {
      if (!cache || (await cache.match(address))) continue;
      const headers = { 'Content-Type': picture.type, 'Content-Length': `${picture.size}` };
      const isStored = await cache.put(address, new Response(picture, { headers })).then(
        () => true,
        () => false,
      );
      if (!isStored) return;
    }
  }

  async function keepListingPictures(listing: ListingRow): Promise<boolean> {
    const cache = await open(pictureCaches.listing);
    if (!cache) return false;
    for (const image of listing.images.filter(isOurs)) {
      const had = await storedIn(cache, image);
      // Keys are in the order of their storing: what is stored again is young again. A full phone refuses it, and keeps what it had.
      if (had) await cache.put(had.address, had.picture).catch(() => undefined);
      else if (endsFilling.has(await store(cache, pictureAt(image, keptWidth)))) return false;
    }
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - listingPicturesKept))) await cache.delete(key);
    return true;
  }

  async function saveListingPictures(listing: ListingRow, onProgress: (progress: PictureProgress) => void, holdBack?: boolean) {
    const wanted = new Set(listing.images.filter(isOurs));
    const progress = await fill(pictureCaches.chosen, wanted, onProgress, { holdBack, adds: true });
    const cache = await open(pictureCaches.chosen);
    let bytes = 0;
    for (const address of wanted) bytes += cache ? await bytesAt(cache, address) : 0;
    return { ...progress, bytes };
  }

  /** What was saved of listings that went, or have other pictures now. */
  async function dropUnused(rows: CatalogueRows): Promise<void> {
    if (!(await has(pictureCaches.chosen))) return;
    const used = new Set(listingsOf(rows).flatMap(({ images }) => images));
    const cache = await open(pictureCaches.chosen);
    for (const { url } of (await cache?.keys()) ?? []) if (!used.has(addressOf(url))) await cache?.delete(addressOf(url));
  }

  return {
    async keepListPictures(rows, onProgress, holdBack) {
      await dropUnused(rows);
      return fill(pictureCaches.list, listPicturesOf(rows), onProgress, { holdBack });
    },
    saveListingPictures,
    takeListPictures,
    keepListingPictures,
    saveAllPictures: (rows, onProgress, signal) => fill(pictureCaches.all, allPicturesOf(rows), onProgress, { signal }),
    isSavingAll: () => has(pictureCaches.all),
    freeAllPictures: async () => void (await caches?.delete(pictureCaches.all)),
    freeChosenPictures: async () => void (await caches?.delete(pictureCaches.chosen)),
    freeListingPictures: async () => void (await caches?.delete(pictureCaches.listing)),
    freeListPictures: async () => void (await caches?.delete(pictureCaches.list)),
    async pictureReport() {
      // To open a store is to make it, and that of all pictures says by being there that they are wanted.
      const report = async (name: string) => sizeOf((await has(name)) ? await open(name) : undefined);
      return {
        list: await report(pictureCaches.list),
        listing: await report(pictureCaches.listing),
        all: await report(pictureCaches.all),
        chosen: await report(pictureCaches.chosen),
      };
    },
  };
}

/** A photo in whatever width the worker or this page stored it; a smaller one is only the list's. */
async function storedIn(cache: Cache, image: string): Promise<{ address: string; picture: Response } | undefined> {
  for (const width of pictureWidths.filter((each) => each >= keptWidth)) {
    const address = pictureAt(image, width);
    const picture = await cache.match(address);
    if (picture) return { address, picture };
  }
  return undefined;
}

const listingsOf = (rows: CatalogueRows): ListingRow[] => listingKinds.flatMap((kind): ListingRow[] => rows[kind]);

/** Lists and rails show the first picture of a listing; an advertisement shows its first, too. */
const listPicturesOf = (rows: CatalogueRows): Set<string> =>
  new Set([...listingsOf(rows), ...rows.ads].flatMap(({ images }) => images.slice(0, 1).filter(isOurs).map(listPicture)));

const allPicturesOf = (rows: CatalogueRows): Set<string> =>
  new Set([...listingsOf(rows), ...rows.ads].flatMap(({ images }) => images.filter(isOurs).map((image) => pictureAt(image, keptWidth))));

/** Same origin only (product 1.3): an opaque answer of somebody else's server would take 7 MB of the phone's allowance. */
const isOurs = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

const addressOf = (url: string): string => new URL(url, 'http://here').pathname;

const bytesAt = async (cache: Cache, address: string): Promise<number> =>
  Number((await cache.match(address))?.headers.get('Content-Length') ?? 0);

async function sizeOf(cache: Cache | undefined): Promise<StoredPictures> {
  const keys = (await cache?.keys()) ?? [];
  let bytes = 0;
  for (const { url } of keys) bytes += cache ? await bytesAt(cache, addressOf(url)) : 0;
  return { count: keys.length, bytes };
}
