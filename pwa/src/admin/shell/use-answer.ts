import type { Endpoint } from '@helpdesk/contract/calls/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { session } from '#local/session.ts';
import { type RequestInput, type ResultOf, request } from '#sync/request.ts';

import { authorisedRequest } from './authorised-request.ts';

/** What a screen needs to know of a read. */
export interface Reading<Result> {
  /** What is there to show, if anything; with another question the answer before stays until the new one comes. */
  readonly result: Result | undefined;
  readonly state: 'loading' | 'here' | 'failed' | 'offline';
  readonly retry: () => void;
}

/** The read of one call. */
export interface Answer<Result> extends Reading<Result> {
  /** What is there answers the question before, until this one's answer comes. */
  readonly isEarlier: boolean;
  /** What a read that is under way answers, else what is there: to write on the ground of. */
  readonly newest: () => Promise<Result | undefined>;
}

type Asking = Pick<RequestInput, 'params' | 'query' | 'body'>;

/**
 * A call as the query client asks it: under one key whoever asks.
 * @param quietly see `Manner.every`
 */
export const question = <const Asked extends Endpoint>(asked: Asked, { params, query, body }: Asking = {}, quietly = false) => ({
  queryKey: [asked.path, params ?? {}, query ?? {}, ...(body === undefined ? [] : [body])],
  queryFn: async (): Promise<ResultOf<Asked>> => {
    const asking = { params, query, body };
    const response = await (asked.token && !quietly
      ? authorisedRequest(asked, asking)
      : request(asked, { ...asking, ...(asked.token && { token: session.token() }) }));
    if (response.state === 'ok') return response.result;
    throw new Error(response.state === 'refused' ? response.displayMessage : response.state);
  },
});

interface Manner {
  /**
   * Asked anew so often, in milliseconds, while the page is seen. Quietly: when the session has ended the read fails, and
   * nobody is asked to log in who did nothing.
   */
  readonly every?: number;
  /** There is nothing to ask yet. */
  readonly unless?: boolean;
}

/**
 * Reads from the server by the contract: what is public without a token (product 9.4), what needs an administrator with
 * one, and with a new login when the session has ended.
 */
export function useAnswer<const Asked extends Endpoint>(
  asked: Asked,
  { params, query, body }: Asking = {},
  { every, unless = false }: Manner = {},
): Answer<ResultOf<Asked>> {
  const { data, status, fetchStatus, isFetchedAfterMount, isPlaceholderData, refetch } = useQuery({
    ...question(asked, { params, query, body }, every !== undefined),
    refetchInterval: every,
    enabled: !unless,
    placeholderData: params ? undefined : keepPreviousData,
    gcTime: params ? 0 : undefined,
  });
  // A form must begin with what the server has now, never with what was there before the last save: a row that is opened
  // again at once finds the answer of the time before still waiting to be forgotten.
  const isOld = params !== undefined && status === 'success' && !isFetchedAfterMount;
  const waiting = fetchStatus === 'paused' ? 'offline' : 'loading';
  return {
    result: isOld ? undefined : data,
    state: status === 'pending' || isOld ? waiting : status === 'error' ? 'failed' : 'here',
    isEarlier: isPlaceholderData,
    retry: () => void refetch(),
    newest: async () => (fetchStatus === 'fetching' ? (await refetch({ cancelRefetch: false })).data : data),
  };
}
