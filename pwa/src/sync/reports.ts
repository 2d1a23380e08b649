import { reportCalls } from '@helpdesk/contract/calls/reports';
import { reportsCache } from '#local/cache-names.ts';
import type { Answer, Call } from './call.ts';

export interface Reports {
  /**
   * The PDF of a project report: the copy on this phone if there is one, else the server's, of which a copy is kept. A
   * report never changes under its id, so a copy is never old. `kept` is false where nothing can be stored (plain http,
   * private mode, a full phone).
   */
  fetch(id: string): Promise<Answer<{ readonly file: Blob; readonly kept: boolean }>>;
}

/** @param caches undefined where the browser has none */
export function createReports(call: Call, caches: CacheStorage | undefined): Reports {
  const openCache = async () => {
    try {
      return await caches?.open(reportsCache);
    } catch {
      return undefined;
    }
  };

  return {
    async fetch(id) {
      const path = reportCalls.file.path.replace('{id}', encodeURIComponent(id));
      const copies = await openCache();
      const copy = await copies?.match(path);
      if (copy) return { state: 'ok', body: { file: await copy.blob(), kept: true } };

      const answer = await call.file(path, 'application/pdf');
      if (answer.state !== 'ok') return answer;
      const kept = await copies?.put(path, answer.body.clone()).then(
        () => true,
        // A full phone still gets its download.
        () => false,
      );
      return { state: 'ok', body: { file: await answer.body.blob(), kept: kept ?? false } };
    },
  };
}
