import { seqHeader } from '@helpdesk/contract/sync/seq-header';

import { type Fetch, plainFetch } from './call.ts';

/** The answer to the question for the head that was asked while the app was on its way. */
export interface FirstHead {
  readonly response: Response;
  /** When it came, by `performance.now()`. */
  readonly at: number;
}

/** Milliseconds: an older one is asked for again. */
const longestAge = 30_000;

/**
 * A `fetch` that answers the first question for the head with the answer that came before: asked again it would hold up the rows of a first visit by a
 * round trip. Its `Age` says how old it is, so that the server's clock is still learnt from it.
 * @param first undefined: it was not asked for; rejects if it did not come
 */
export function withFirstHead(first: Promise<FirstHead> | undefined, fetch: Fetch = plainFetch): Fetch {
  let left = first;
  return async (address, init) => {
    const isOfHead = address.endsWith('/sync/v1/head');
    const came = isOfHead && left;
    if (isOfHead) left = undefined;
    // Whoever wrote meanwhile reads what was written.
    if (!came || new Headers(init?.headers).has(seqHeader)) return fetch(address, init);
    const head = await Promise.race([came.catch(() => undefined), aborted(init?.signal)]);
    const age = head ? performance.now() - head.at : Number.POSITIVE_INFINITY;
    if (!head || age > longestAge) return fetch(address, init);
    const { response } = head;
    const headers = new Headers(response.headers);
    headers.set('Age', String(Number(headers.get('Age') ?? 0) + age / 1000));
    return new Response(response.body, { status: response.status, headers });
  };
}

const aborted = (signal?: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
