import { prepareOrder } from '@helpdesk/contract/sync/catalogue-order';

import { type CatalogueStorage, type Cursor, isSameState } from '#local/catalogue-storage.ts';
import { knownGuideKey, noteGuideKey } from '#local/guide-key.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { noteBookingDetails, noteMailsVisitors } from '#local/server-says.ts';
import { isQuotaExceeded } from '#local/storage-errors.ts';
import { yieldToMain } from '#platform/yield-to-main.ts';
import { pullAlerts } from '#sync/alerts.ts';
import type { Call } from '#sync/call.ts';
import type { GuideOutcome } from '#sync/guide/keep-guide.ts';
import type { Pictures } from '#sync/pictures.ts';
import { keepRows, type PullFailure, type PullResult, pull } from '#sync/pull.ts';
import { serverClock } from '#sync/server-clock.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { Catalogue, WholeCatalogue } from './catalogue.ts';
import { catalogueStore } from './catalogue-store.ts';
import { type PicturePhone, syncPictures } from './picture-sync.ts';
import type { AppCopy } from './readiness.ts';
import { prepareCatalogue, type WhenIdle } from './search/prepare-search.ts';
import { setSyncPhase, syncState, updateSyncState } from './sync-state.ts';

export interface CatalogueSyncTools {
  readonly storage: CatalogueStorage;
  readonly call: Call;
  readonly pictures: Pictures;
  readonly now: () => number;
  readonly locks?: LockManager;
  /** Tells the other tabs that the stored catalogue changed. */
  readonly channel?: BroadcastChannel;
  readonly appCopy: () => Promise<AppCopy>;
  /** Gives back what the app opens without. */
  readonly freePartOfApp: () => Promise<void>;
  readonly savesData: () => boolean;
  readonly whenIdle: WhenIdle;
  /** Chooses the first word only: it is wrong in both directions. */
  readonly seemsOnline: () => boolean;
}

export interface CatalogueSync {
  /** Shows what this phone holds. */
  start(): Promise<void>;
  /** One pull; shows what it brought, says how it went, and lets pictures follow. Never throws. */
  pull(): Promise<PullResult>;
  /** The same with everything read anew; waits for a pull that is under way. */
  fillAgain(): Promise<PullResult>;
  /** Takes in the rows and pictures of a guide file, unless it is not the helpdesk's or not newer than what is here. Never throws. */
  takeGuide(file: Blob): Promise<GuideOutcome>;
  /** The browser says that the network is gone. It only chooses words: the next pull finds out. */
  sayOffline(): void;
  readonly phone: PicturePhone;
}

/** Keeps the catalogue that screens read equal to the stored one, and the stored one equal to the server's. */
export function syncCatalogue(tools: CatalogueSyncTools): CatalogueSync {
  let storage = tools.storage;
  let shown: { readonly cursor: Cursor; readonly catalogue: Catalogue } | undefined;
  /** Of a first fill, whose rows are shown before they are stored. */
  let unstored: Catalogue | undefined;
  const pictures = syncPictures({
    pictures: tools.pictures,
    catalogue: () => shown?.catalogue,
    appCopy: tools.appCopy,
    savesData: tools.savesData,
    onListPictures: () => {
      if (syncState.get().phase === 'first-fill') sayUpToDate();
    },
  });

  async function show(): Promise<void> {
    const stands = await storage.cursor();
    if (!stands) return;
    serverClock.notBefore(stands.at);
    if (shown && isSameState(stands, shown.cursor)) shown = { ...shown, cursor: stands };
    else {
      const isBrought = unstored?.epoch === stands.epoch && unstored.seq === stands.seq;
      const stored = isBrought ? undefined : await storage.read();
      if (isBrought && unstored) shown = { cursor: stands, catalogue: unstored };
      else if (stored) shown = { cursor: stored.cursor, catalogue: bring(buildCatalogue(stored.cursor, stored.rows)) };
    }
    unstored = undefined;
  }

  /** To the screens. */
  function bring(catalogue: WholeCatalogue): Catalogue {
    catalogueStore.swap(catalogue);
    prepareCatalogue(catalogue, tools.whenIdle);
    return catalogue;
  }

  function sayUpToDate(): void {
    if (shown) setSyncPhase({ phase: 'up-to-date', at: shown.cursor.at });
  }

  function sayFailed(reason: PullFailure | 'update-needed'): void {
    setSyncPhase(shown ? { phase: 'offline', at: shown.cursor.at } : { phase: 'failed', reason });
  }

  function sayResult(result: PullResult): void {
    updateSyncState({ updateNeeded: result.outcome === 'update-needed', full: isFailure(result, 'phone-full') });
    const { phase } = syncState.get();
    if (result.outcome === 'failed') sayFailed(result.reason);
    else if (result.outcome === 'update-needed' && !shown) sayFailed('update-needed');
    else if (phase === 'up-to-date' || phase === 'offline') sayUpToDate();
    // The first fill goes on until its pictures are here.
    else if (shown) setSyncPhase({ phase: 'first-fill', rows: rowCount(shown.catalogue) });
  }

  const pullOnce = (again: boolean) =>
    pull({
      ...tools,
      storage,
      again,
      onHead: (head) => {
        noteMailsVisitors(head.mailsVisitors);
        noteBookingDetails(head.bookingDetails);
        void pullAlerts(tools.call, head);
        noteGuideKey(head.guideKey);
      },
      onSnapshot: (coming) => {
        if (shown) return;
        setSyncPhase({ phase: 'first-fill', rows: 0, coming });
        void yieldToMain().then(prepareOrder);
      },
      onRows: async (snapshot) => {
        if (shown) return;
        const catalogue = buildCatalogue(snapshot, snapshot.rows);
        // In two tasks: to put them in order, and to draw them, takes a cheap phone 60 to 130 ms each.
        await yieldToMain();
        if (!shown) unstored = bring(catalogue);
      },
    });

  /** Text comes before pictures, and a phone that stores nothing still shows what it was given. */
  async function pullSomehow(again: boolean): Promise<PullResult> {
    let result = await pullOnce(again);
    const { freeListingPictures, freeListPictures } = tools.pictures;
    // Older rows in the whole app are better than newer ones in half of it.
    const mayFreeApp = !shown || syncState.get().app === 'part';
    for (const free of [freeListingPictures, freeListPictures, ...(mayFreeApp ? [tools.freePartOfApp] : [])]) {
      if (!isFailure(result, 'phone-full')) break;
      await free();
      result = await pullOnce(again);
    }
    if (!shown && storage.lasting && (isFailure(result, 'phone-full') || isFailure(result, 'storage'))) {
      fallBackToMemory();
      result = await pullOnce(again);
    }
    return result;
  }

  function fallBackToMemory(): void {
    storage = memoryStorage();
    updateSyncState({ lasting: false });
  }

  /** What only memory holds is stored after all once the phone has room, without being fetched again. */
  async function returnFromMemory(): Promise<void> {
    const held = storage === tools.storage ? undefined : await storage.read();
    if (!held || !(await keepRows(tools.storage, held))) return;
    storage = tools.storage;
    updateSyncState({ lasting: storage.lasting });
  }

  async function pullAndShow(again = false): Promise<PullResult> {
    let result = await pullSomehow(again);
    if (result.outcome === 'busy') {
      // What another tab does is waited for: it fills the phone for the first time, or finds out whether the server is there.
      await tools.locks?.request('pull', () => undefined);
      if (again || !shown) result = await pullSomehow(again);
    }
    await returnFromMemory();
    const before = shown;
    await show().catch(() => undefined);
    if (shown?.catalogue !== before?.catalogue) tools.channel?.postMessage('changed');
    if (result.outcome !== 'busy') sayResult(result);
    else if (shown?.cursor.at !== before?.cursor.at) sayUpToDate();
    pictures.follow(again);
    return result;
  }

  async function takeGuide(file: Blob): Promise<GuideOutcome> {
    // What only who is handed a file needs.
    const [{ readGuide }, { keepGuide }] = await Promise.all([import('#sync/guide/read-guide.ts'), import('#sync/guide/keep-guide.ts')]);
    const guide = await readGuide(file, knownGuideKey());
    if (typeof guide === 'string') return { outcome: guide };
    const held = await keepGuide(storage, guide);
    if (held === 'newer') return { outcome: 'older' };
    await tools.pictures.takeListPictures(guide.pictures);
    if (held === 'same') return { outcome: 'same' };
    await show();
    tools.channel?.postMessage('changed');
    setSyncPhase({ phase: 'offline', at: guide.about.madeAt });
    pictures.follow(false);
    return { outcome: 'taken', madeAt: guide.about.madeAt };
  }

  const safely = (pulling: Promise<PullResult>) => pulling.catch((): PullResult => ({ outcome: 'failed', reason: 'storage' }));

  return {
    async start() {
      updateSyncState({ lasting: storage.lasting });
      await show().catch(fallBackToMemory);
      if (shown) setSyncPhase({ phase: tools.seemsOnline() ? 'up-to-date' : 'offline', at: shown.cursor.at });
      tools.channel?.addEventListener('message', () => void show().then(sayUpToDate, () => undefined));
    },
    pull: () => safely(pullAndShow()),
    fillAgain: () => safely(pullAndShow(true)),
    takeGuide: (file) => takeGuide(file).catch((error) => ({ outcome: isQuotaExceeded(error) ? 'full' : 'failed' })),
    sayOffline() {
      if (shown) setSyncPhase({ phase: 'offline', at: shown.cursor.at });
    },
    phone: pictures.phone,
  };
}

const isFailure = (result: PullResult, reason: PullFailure): boolean => result.outcome === 'failed' && result.reason === reason;

const rowCount = ({ rows }: Catalogue): number => Object.values(rows).reduce((sum, table) => sum + table.length, 0);
