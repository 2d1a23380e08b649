/** The sign-in page of a wireless network is none of these. */
const types = /javascript|css|font|json|image/;

/**
 * Fetches a file of the app whole, from the browser's cache where that holds it, and past the cache where that holds something else in its place:
 * otherwise it may believe a sign-in page for months. The cache holds the file then.
 * @throws when neither has it
 */
export async function fetchTrueFile(address: string): Promise<Blob> {
  for (const cache of ['force-cache', 'reload'] as const) {
    const answer = await fetch(address, { cache });
    const file = await answer.blob();
    if (answer.ok && types.test(file.type)) return file;
  }
  throw new Error(address);
}
