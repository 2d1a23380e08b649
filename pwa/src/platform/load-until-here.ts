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
    }
  }
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
