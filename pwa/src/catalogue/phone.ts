import type { ListingRow } from '@helpdesk/contract/sync/rows';
import type { FetchedGuide } from '#sync/guide/fetch-guide.ts';
import type { GuideOutcome } from '#sync/guide/keep-guide.ts';
import type { Pictures } from '#sync/pictures.ts';
import type { PullResult } from '#sync/pull.ts';
import type { Reports } from '#sync/reports.ts';

/** What screens may ask of this phone, once storage and sync were attached after the first paint. */
export interface Phone {
  pullNow(): Promise<PullResult>;
  /** Reads everything anew; what is here stays until the new is complete. Pictures that are missing follow. */
  fillAgain(): Promise<PullResult>;
  keepListingPictures(listing: ListingRow): Promise<boolean>;
  /** On a phone that saves data they do not come by themselves. */
  saveListPictures(): Promise<void>;
  /** Goes on until all are stored, or `freeAllPictures`. How far it is stands in the sync state. */
  saveAllPictures(): Promise<void>;
  saveListingPictures: Pictures['saveListingPictures'];
  freeAllPictures(): Promise<void>;
  /** Removes every photo but the list pictures, and the pages that the worker keeps; answers how many bytes that gave back. */
  freeSpace(): Promise<number>;
  pictureReport: Pictures['pictureReport'];
  fetchReport: Reports['fetch'];
  fetchGuide(): Promise<FetchedGuide>;
  takeGuide(file: Blob): Promise<GuideOutcome>;
}

const { promise, resolve } = (() => {
  let resolve: (phone: Phone) => void = () => {};
  const promise = new Promise<Phone>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
})();

export const attached = resolve;

/** For Retry and pull to refresh. */
export const pullNow = async (): Promise<PullResult> => (await promise).pullNow();
export const fillAgain = async (): Promise<PullResult> => (await promise).fillAgain();
/** For a listing that is being looked at: its photos stay for later. Answers whether all of them are stored now. */
export const keepListingPictures = async (listing: ListingRow): Promise<boolean> => (await promise).keepListingPictures(listing);
export const saveListPictures = async (): Promise<void> => (await promise).saveListPictures();
export const saveAllPictures = async (): Promise<void> => (await promise).saveAllPictures();
/** For somebody who wants a listing's pictures sharp and for good; `holdBack` only says which are missing. */
export const saveListingPictures: Pictures['saveListingPictures'] = async (...args) => (await promise).saveListingPictures(...args);
export const freeAllPictures = async (): Promise<void> => (await promise).freeAllPictures();
export const freeSpace = async (): Promise<number> => (await promise).freeSpace();
export const pictureReport = async () => (await promise).pictureReport();
/** The PDF of a project report, also without a connection if it was fetched before. */
export const fetchReport: Reports['fetch'] = async (id) => (await promise).fetchReport(id);
/** The region as one file, to share it; without a connection the one that was fetched last. */
export const fetchGuide = async (): Promise<FetchedGuide> => (await promise).fetchGuide();
/** Takes in a guide file that somebody passed on. */
export const takeGuide = async (file: Blob): Promise<GuideOutcome> => (await promise).takeGuide(file);
