import { guideCalls } from '@helpdesk/contract/sync/guide-about';
import { guideSealBytes, readGuideSeal } from '@helpdesk/contract/sync/guide-file';
import { guideFileCache } from '#local/cache-names.ts';
import type { Answer, Call } from '#sync/call.ts';

/** `kept`: the server did not answer, and this is the file that was fetched last. */
export type FetchedGuide = Answer<{ readonly file: Blob; readonly kept: boolean }>;

/**
 * The region as one file, from the server; else the copy of it that this phone keeps.
 * @param caches undefined where the browser has none
 */
export async function fetchGuide(call: Call, caches: CacheStorage | undefined): Promise<FetchedGuide> {
  const { path } = guideCalls.file;
  const copies = await caches?.open(guideFileCache).catch(() => undefined);
  const answer = await call.file(path, 'text/html', isSealed);
  if (answer.state === 'ok') {
    // A full phone still shares it.
    await copies?.put(path, answer.body.clone()).catch(() => undefined);
    return { state: 'ok', body: { file: await answer.body.blob(), kept: false } };
  }
  const copy = await copies?.match(path);
  return copy ? { state: 'ok', body: { file: await copy.blob(), kept: true } } : answer;
}

/** A sign-in page is HTML, too. */
const isSealed = async (file: Blob): Promise<boolean> => readGuideSeal(await file.slice(-guideSealBytes).text()) !== undefined;
