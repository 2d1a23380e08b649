const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Asks for a file until it comes: again after 1, 2, 4 … 30 s, and at once when the network is back. What is on the page stays
 * meanwhile, so this never rejects.
 * @param load asks once
 */
export async function loadUntilHere<File>(load: () => Promise<File>): Promise<File> {
  for (let wait = firstWaitMs; ; wait = Math.min(2 * wait, longestWaitMs)) {
    try {
      return await load();
    } catch {
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
