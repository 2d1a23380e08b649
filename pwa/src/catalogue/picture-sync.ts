import type { PictureProgress, Pictures } from '#sync/pictures.ts';
import type { Catalogue } from './catalogue.ts';
import type { Phone } from './phone.ts';
import type { AppCopy } from './readiness.ts';
import { spaceFreed, syncState, updateSyncState } from './sync-state.ts';

export type PicturePhone = Pick<
  Phone,
  'keepListingPictures' | 'saveListingPictures' | 'saveListPictures' | 'saveAllPictures' | 'freeAllPictures' | 'freeSpace' | 'pictureReport'
>;

/** Milliseconds. */
const betweenSteps = 250;

interface PictureTools {
  readonly pictures: Pictures;
  readonly catalogue: () => Catalogue | undefined;
  /** Waits until the app is stored, or cannot be. */
  readonly appCopy: () => Promise<AppCopy>;
  /** Whether this phone was told to use little data: then pictures that nobody asked for stay where they are. */
  readonly savesData: () => boolean;
  /** The list pictures came to an end, with all of them or not. */
  readonly onListPictures: () => void;
}

const hasRoom = (app: AppCopy): boolean => app !== 'no-room' && app !== 'part';

/** Of the steps of a filling only so many that screens have time for other things; the last one always. */
function paced(report: (step: PictureProgress) => void): (step: PictureProgress) => void {
  let latest: PictureProgress;
  let pending = false;
  const tellLatest = () => {
    pending = false;
    report(latest);
  };
  return (step) => {
    latest = step;
    if (pending) return;
    pending = true;
    setTimeout(tellLatest, betweenSteps);
  };
}

/** Lets pictures follow the rows, and says "Ready to work offline" when nothing is missing any more. */
export function syncPictures({ pictures, catalogue, appCopy, savesData, onListPictures }: PictureTools) {
  let last: Promise<unknown> = Promise.resolve();
  let saving = new AbortController();
  let asked = false;

  /** Pictures take what room the rows and the app leave. */
  async function fillOnceAppIsKept(): Promise<void> {
    if (!catalogue()) return;
    const app = await appCopy();
    updateSyncState({ app });
    if (hasRoom(app)) return inTurn(fillListPictures);
    updateSyncState({ readyOffline: false });
    onListPictures();
  }

  async function fillListPictures(): Promise<void> {
    const shown = catalogue();
    if (!shown) return;
    const holdBack = savesData() && !asked && !(await pictures.isSavingAll());
    const progress = await pictures.keepListPictures(
      shown.rows,
      paced((pictures) => updateSyncState({ pictures })),
      holdBack,
    );
    const { app, lasting } = syncState.get();
    updateSyncState({ pictures: progress, readyOffline: app === 'kept' && lasting && progress.state === 'stored' });
    onListPictures();
    if (await pictures.isSavingAll()) await saveAll();
  }

  async function saveAll(): Promise<void> {
    const shown = catalogue();
    if (!shown) return;
    const { signal } = saving;
    const sayUnlessStopped = (allPictures: PictureProgress) => {
      if (!signal.aborted) updateSyncState({ allPictures });
    };
    sayUnlessStopped(await pictures.saveAllPictures(shown.rows, paced(sayUnlessStopped), signal));
  }

  /** One filling after the other: two at once would fetch everything twice. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = last.then(work).catch(() => undefined);
    last = done;
    return done;
  }

  async function stopSavingAnd(free: () => Promise<void>): Promise<void> {
    saving.abort();
    saving = new AbortController();
    await inTurn(free);
    updateSyncState({ allPictures: undefined });
  }

  /** Bytes of what may go: neither list pictures nor anything that cannot be fetched again. */
  async function freeable(): Promise<number> {
    const { listing, all, chosen } = await pictures.pictureReport();
    return listing.bytes + all.bytes + chosen.bytes;
  }

  const phone: PicturePhone = {
    keepListingPictures: async (listing) => hasRoom(await appCopy()) && pictures.keepListingPictures(listing),
    saveListingPictures: (listing, onProgress, holdBack) => pictures.saveListingPictures(listing, onProgress, holdBack),
    saveListPictures() {
      asked = true;
      return inTurn(fillListPictures);
    },
    saveAllPictures: () => inTurn(saveAll),
    freeAllPictures: () => stopSavingAnd(() => pictures.freeAllPictures()),
    async freeSpace() {
      let freed = 0;
      await stopSavingAnd(async () => {
        const before = await freeable();
        await pictures.freeAllPictures();
        await pictures.freeListingPictures();
        await pictures.freeChosenPictures();
        freed = before - (await freeable());
      });
      spaceFreed.swap(spaceFreed.get() + 1);
      return freed;
    },
    pictureReport: () => pictures.pictureReport(),
  };

  return {
    phone,
    /** @param all somebody asked for everything: pictures, too, whatever they cost */
    follow(all: boolean) {
      asked ||= all;
      void fillOnceAppIsKept();
    },
  };
}
