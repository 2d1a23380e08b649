import type { ListingNeed } from '@helpdesk/contract/calls/listing-needs';
import { overviewCalls } from '@helpdesk/contract/calls/overview';
import type { ListingKind } from '@helpdesk/contract/kinds/kinds';

import { authorisedRequest } from '#admin/shell/authorised-request.ts';
import { type Reading, useAnswer } from '#admin/shell/use-answer.ts';

interface ListingState {
  readonly needs: readonly ListingNeed[];
  readonly bytes: number;
}

/** What each listing of a kind needs, and its share of the offline pack, by its id. */
export function useListingStates(kind: ListingKind): Reading<ReadonlyMap<string, ListingState>> {
  const reading = useAnswer(overviewCalls.listings, { query: { kind } });
  return { ...reading, result: reading.result && new Map(reading.result.map(({ _id, ...state }) => [_id, state])) };
}

/** Narrows rows to those with a need; without one they stay as they are. */
export function narrowed<Row extends { readonly _id: string }>(
  rows: Reading<readonly Row[]>,
  states: Reading<ReadonlyMap<string, ListingState>>,
  need: ListingNeed | undefined,
): Reading<readonly Row[]> {
  if (!need) return rows;
  const known = states.result;
  if (!known || !rows.result) return { ...(rows.result ? states : rows), result: undefined };
  return { ...rows, result: rows.result.filter(({ _id }) => known.get(_id)?.needs.includes(need)) };
}

export const confirmListings = (kind: ListingKind, ids: readonly string[]) =>
  authorisedRequest(overviewCalls.stillCorrect, { body: { kind, ids } });
