import { createStore } from './store.ts';

declare global {
  /**
   * Replaces what the browser's cache holds in the place of files, such as a sign-in page (`app/entry/ask-again.ts`). Undefined in tests and on a server.
   * @param others besides the files of the app that the page asked for, all of which are looked at because a failed import names none
   * @throws when one of them is not a true file yet
   */
  var renewFiles: ((...others: string[]) => Promise<unknown>) | undefined;
}

/** How many files the visitor is waiting for, having tapped something. */
export const awaitedFiles = createStore(0);

/** Counts a file as awaited until the returned function is called; before the first tap nothing is awaited, the page only becomes complete. */
export function awaitFile(): () => void {
  if (navigator.userActivation?.hasBeenActive === false) return () => undefined;
  awaitedFiles.swap(awaitedFiles.get() + 1);
  return () => awaitedFiles.swap(awaitedFiles.get() - 1);
}

/** Asks at once for everything that did not come. */
export const askAgainNow = (): unknown => dispatchEvent(new Event('online'));

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Asks for a file until it comes: again after 1, 2, 4 … 30 s, and at once when the network is back. What is on the page stays
 * meanwhile.
 * @param load asks once
 * @param tries for whom somebody waits, who must hear that it does not come; else this never rejects
 */
export async function loadUntilHere<File>(load: () => Promise<File>, tries = Number.POSITIVE_INFINITY): Promise<File> {
  for (let tried = 1, wait = firstWaitMs; ; tried += 1, wait = Math.min(2 * wait, longestWaitMs)) {
    try {
      return await load();
    } catch (error) {
      if (tried >= tries) throw error;
      await timeOrNetwork(wait);
      await globalThis.renewFiles?.().catch(() => undefined);
    }
  }
}

/** The same for what somebody has tapped, who is told while it does not come (`app/shell/late-parts.tsx`). */
export function loadForTap<File>(load: () => Promise<File>): Promise<File> {
  return loadUntilHere(load).finally(awaitFile());
}

function timeOrNetwork(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
