import type { Endpoint } from '@helpdesk/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { type Asking, ask, type ResultOf } from '#sync/ask.ts';

/** What a screen needs to know of a read. */
export interface Reading<Result> {
  /** What is there to show, if anything; with another question the answer before stays until the new one comes. */
  readonly result: Result | undefined;
  readonly state: 'loading' | 'here' | 'failed' | 'offline';
  readonly retry: () => void;
}

/** Reads from the server by the contract. Public, so without a token (decision W7). */
export function useAnswer<const Asked extends Endpoint>(
  asked: Asked,
  { params, query }: Pick<Asking, 'params' | 'query'> = {},
): Reading<ResultOf<Asked>> {
  const { data, status, fetchStatus, refetch } = useQuery({
    queryKey: [asked.path, params ?? {}, query ?? {}],
    queryFn: async () => {
      const said = await ask(asked, { params, query });
      if (said.state === 'ok') return said.result;
      throw new Error(said.state === 'refused' ? said.displayMessage : said.state);
    },
    placeholderData: params ? undefined : keepPreviousData,
    // A form must begin with what the server has now, never with what was there before the last save.
    gcTime: params ? 0 : undefined,
  });
  const waiting = fetchStatus === 'paused' ? 'offline' : 'loading';
  return {
    result: data,
    state: status === 'pending' ? waiting : status === 'error' ? 'failed' : 'here',
    retry: () => void refetch(),
  };
}
