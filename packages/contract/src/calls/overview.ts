import * as z from 'zod/mini';
import { id, localDate } from '#fields.ts';
import { listingKinds } from '#kinds/kinds.ts';
import { endpoint } from './endpoint.ts';
import { listingNeeds } from './listing-needs.ts';

/** What the back-office tells of the whole catalogue, and the one thing it does for many listings at once. */

const ofEachKind = z.record(z.enum(listingKinds), z.int());

/** Bytes that a phone loads. */
const pack = z.object({
  /** All rows, as they travel: packed. */
  rows: z.int(),
  /** The list picture of each listing; one that several show counts once. */
  pictures: z.int(),
  /** What the listings of each kind have of both; a picture that several show counts with each. */
  ofKind: ofEachKind,
  /** The ten largest listings. */
  largest: z.array(z.object({ kind: z.enum(listingKinds), _id: id, name: z.string(), bytes: z.int() })),
});

export const overviewAnswer = z.object({
  /** Today in the region. */
  day: localDate,
  listings: ofEachKind,
  /** How many listings of each kind have each need. */
  needs: z.record(z.enum(listingNeeds), ofEachKind),
  /** Ads whose link is not https or not well formed. */
  adsWithBadLink: z.int(),
  unreadEnquiries: z.int(),
  /** The server's clock is not believed: nothing is erased until it is right. */
  isTimeDoubted: z.boolean(),
  /** What was searched for most often in vain. */
  missedSearches: z.array(z.object({ text: z.string(), count: z.int() })),
  pack,
});

export const overviewCalls = {
  whole: endpoint({
    method: 'GET',
    path: '/get-overview',
    summary: 'What needs care, how much waits, and how large the offline pack is',
    token: true,
    answer: overviewAnswer,
  }),
  listings: endpoint({
    method: 'GET',
    path: '/get-listing-states',
    summary: 'What each listing of a kind needs, and its share of the offline pack',
    token: true,
    query: z.object({ kind: z.enum(listingKinds) }),
    answer: z.array(z.object({ _id: id, needs: z.array(z.enum(listingNeeds)), bytes: z.int() })),
  }),
  stillCorrect: endpoint({
    method: 'POST',
    path: '/confirm-listings',
    summary: 'Somebody checked these listings today, and they are still correct; one change for all of them',
    token: true,
    body: z.strictObject({
      kind: z.enum(listingKinds),
      ids: z.array(id).check(z.minLength(1), z.maxLength(5000)),
    }),
    /** `count`: how many of them there still are. */
    answer: z.object({ checkedOn: localDate, count: z.int() }),
  }),
};
