import { type ManagedListing, managedListingCalls, managedPageSize } from '@helpdesk/contract/calls/managed/managed-listings';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '#admin/shell/query-client.ts';
import { question, type Reading } from '#admin/shell/use-answer.ts';
import type { ResultOf } from '#sync/request.ts';
import type { Query } from './list-address.ts';

/** What a list has found. */
export interface FoundRows {
  readonly count: number;
  readonly first: readonly ManagedListing[];
  /** What was asked for these. */
  readonly query: Query;
}

const pageOf = (query: Query, offset: number) =>
  question(managedListingCalls.page, { query: { ...query, offset: offset ? `${offset}` : '' } });

/** How many rows a list finds, and the first of them; what was there before stays until the answer comes. */
export function useFoundRows(query: Query): Reading<FoundRows> {
  const { data, status, fetchStatus, isPlaceholderData, refetch } = useQuery({ ...pageOf(query, 0), placeholderData: keepPreviousData });
  const [answered, setAnswered] = useState(query);
  if (!isPlaceholderData && JSON.stringify(answered) !== JSON.stringify(query)) setAnswered(query);
  const waiting = fetchStatus === 'paused' ? 'offline' : 'loading';
  return {
    result: data && { count: data.count, first: data.rows, query: isPlaceholderData ? answered : query },
    state: status === 'pending' ? waiting : status === 'error' ? 'failed' : 'here',
    retry: () => void refetch(),
  };
}

/** The row at a place in the list, once its page is there: asked for are the pages of the rows that are seen. */
export function useRowAt({ first, query }: FoundRows, seen: readonly number[]): (index: number) => ManagedListing | undefined {
  const offsets = [...new Set(seen.map((index) => index - (index % managedPageSize)))].filter((offset) => offset > 0);
  const pages = useQueries({ queries: offsets.map((offset) => pageOf(query, offset)) });
  return (index) => {
    if (index < managedPageSize) return first[index];
    return pages[offsets.indexOf(index - (index % managedPageSize))]?.data?.rows[index % managedPageSize];
  };
}

/** The version of a listing by what the list knows now: it may have been read anew since a dialog was opened on it. */
export async function newestVersion(opened: ManagedListing): Promise<number> {
  const pages = { queryKey: [managedListingCalls.page.path] };
  if (queryClient.isFetching(pages) > 0) await queryClient.refetchQueries({ ...pages, type: 'active' }, { cancelRefetch: false });
  const known = queryClient
    .getQueriesData<Page>(pages)
    .flatMap(([, page]) => page?.rows.find(({ _id }) => _id === opened._id)?.version ?? []);
  return Math.max(opened.version, ...known);
}

type Page = ResultOf<typeof managedListingCalls.page>;
