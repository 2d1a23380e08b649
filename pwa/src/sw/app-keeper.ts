import { isLanguage } from '@helpdesk/contract/languages';
import type { PrecacheController } from 'workbox-precaching';

import { partOfApp } from '#local/cache-names.ts';
import { makingRoom } from '#local/make-room.ts';
import { isQuotaExceeded } from '#local/storage-errors.ts';

import { type AppFile, storeFiles, type WorkerEvent } from './store-files.ts';

export interface ShellState {
  /** Every file of the public app is on this phone. */
  readonly complete: boolean;
  /** All those without which nothing opens. */
  readonly opens: boolean;
  /** Bytes of those that are, unpacked; 0 where nobody asked for them. */
  readonly bytes: number;
}

/** Bytes that a part of the app leaves to newer rows and to what visitors write. */
const margin = 200_000;

interface Surroundings {
  /** Addresses of the windows that show the app. */
  readonly openPages: () => Promise<readonly string[]>;
  /** Whether an older build serves them. */
  readonly isUpdate: () => boolean;
}

/**
 * Keeps the files of the app on this phone: all of them, or on a phone without room for all what opens it and as many others as there is room for. An
 * older build that is complete is not exchanged for a part of a newer one.
 */
export function appKeeper(app: PrecacheController, files: readonly AppFile[], { openPages, isUpdate }: Surroundings) {
  const open = () => caches.open(app.strategy.cacheName);
  const keyOf = ({ url }: AppFile) => app.getCacheKeyForURL(new URL(url, location.href).href) ?? url;
  const hasPart = () => caches.has(partOfApp);

  /** What opens the app, then the others, the smaller first, so that most of them fit; words in other languages than those of the open pages come last. */
  async function inOrder(): Promise<{ readonly opening: readonly AppFile[]; readonly others: readonly AppFile[] }> {
    const spoken = (await openPages()).map((address) => new URL(address).searchParams.get('lang') ?? 'en');
    const isOther = ({ url }: AppFile) => {
      const [, language] = /^assets\/(\w+)-/.exec(url) ?? [];
      return isLanguage(language) && !spoken.includes(language);
    };
    const opening = files.filter((file) => file.opens && !isOther(file));
    const others = files.filter((file) => !opening.includes(file)).sort((a, b) => (a.bytes ?? 0) - (b.bytes ?? 0));
    return { opening, others: [...others.filter((file) => !isOther(file)), ...others.filter(isOther)] };
  }

  /** Gives back what nothing needs to open, the least important first. */
  async function free(bytes: number): Promise<void> {
    await caches.open(partOfApp);
    const cache = await open();
    const { others } = await inOrder();
    let freed = 0;
    for (const file of [...others].reverse()) {
      if (freed >= bytes) return;
      if (await cache.delete(keyOf(file))) freed += file.bytes ?? 0;
    }
  }

  /** A part that cannot be kept beside its next build makes room for it: what is missing of it can be had nowhere any more. */
  async function forgetOtherBuilds(): Promise<void> {
    const cache = await open();
    const own = new Set(files.map(keyOf));
    for (const { url } of await cache.keys()) if (!own.has(url)) await cache.delete(url);
  }

  return {
    async install(event: WorkerEvent): Promise<void> {
      const { opening, others } = await inOrder();
      try {
        await makingRoom(() => storeFiles(app, [...opening, ...others], event), caches);
        await caches.delete(partOfApp);
      } catch (error) {
        if (!isQuotaExceeded(error) || (isUpdate() && !(await hasPart()))) throw error;
        await forgetOtherBuilds();
        await storeFiles(app, opening, event);
        await free(margin);
      }
    },
    /** Stores what had no room, and answers whether the app is whole now and was not before. */
    async complete(event: WorkerEvent): Promise<boolean> {
      if (!(await hasPart())) return false;
      const { opening, others } = await inOrder();
      try {
        await storeFiles(app, [...opening, ...others], event);
        return caches.delete(partOfApp);
      } catch (error) {
        if (isQuotaExceeded(error)) await free(margin);
        return false;
      }
    },
    hasPart,
    /** For rows: what opens the app shows nothing without them. */
    makeRoom: () => free(Number.POSITIVE_INFINITY),
    /** @param measured reads every file; without it only their names are looked at, which is little enough for each pull */
    async state(measured: boolean): Promise<ShellState> {
      const cache = await open();
      const held = new Set((await cache.keys()).map(({ url }) => url));
      const hasAll = (wanted: readonly AppFile[]) => wanted.every((file) => held.has(keyOf(file)));
      const [complete, opens] = [hasAll(files), hasAll((await inOrder()).opening)];
      if (!measured) return { complete, opens, bytes: 0 };
      const stored = await Promise.all(files.map((file) => cache.match(keyOf(file))));
      const sizes = await Promise.all(stored.map(async (file) => (file ? (await file.blob()).size : 0)));
      return { complete, opens, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
  };
}
