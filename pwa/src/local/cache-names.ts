/** The pictures kept on this phone, under the addresses they are shown by. The page fills them, the service worker answers from them. */
export const pictureCaches = {
  /** One small picture for every listing and advertisement. */
  list: 'list-pictures',
  /** Pictures of listings that were opened; the longest unused go first. */
  listing: 'listing-pictures',
  /** "Save all pictures": nothing evicts from it. */
  all: 'all-pictures',
  /** Pictures of listings that somebody saved, in full size: nothing evicts from it. */
  chosen: 'chosen-pictures',
} as const;

/** Project reports that were downloaded, so that they can be again without a connection. */
export const reportsCache = 'reports';

/** The region as one file, as it was fetched last, so that it can be shared without a connection. */
export const guideFileCache = 'guide-file';

/** Pages as the server made them, for the service worker to answer with. Each build keeps its own: they name its files. */
export const pageCacheName = (build: string): string => `pages-${build}`;

/** Empty; it is there while this phone has room for only a part of the app. */
export const partOfApp = 'part-of-app';

/** What is unsent, once more (`outbox-copies.ts`). */
export const outboxCache = 'outbox';

/** What a kiosk needs beside the app. It is there on kiosks only: the worker of each newer build fills it anew where it finds it. */
export const kioskFilesCache = 'kiosk-files';
/** Which files those are: made by the build, kept by nobody. */
export const kioskFilesName = 'kiosk-files.json';
