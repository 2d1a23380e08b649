import * as z from 'zod/mini';
import { id, localDate } from '#fields.ts';
import { listingKinds } from '#kinds/kinds.ts';
import { endpoint } from './endpoint.ts';
import { listingNeeds } from './listing-needs.ts';

/** What the back-office tells of the whole catalogue. */

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
  /** Neither answered nor closed, for longer than a visitor is to wait (`answeredWithinMs`). */
  waitingEnquiries: z.int(),
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
};
