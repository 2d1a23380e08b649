import * as z from 'zod/mini';

import { endpoint } from '#calls/endpoint.ts';
import { id } from '#fields.ts';
import { listingKinds } from '#kinds/kinds.ts';

/** One change of many listings (decision 087). It is noted as a bulk change, which can be undone as a whole. */

/** So many may be chosen at once. */
export const mostChosen = 50_000;

/** Of their ids. */
export const maxChosenBytes = 4 * 1024 * 1024;

/** What can be done to many; each is the `what` of its bulk change. */
export const listingChange = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('delete') }),
  z.strictObject({ what: z.literal('region'), regionId: id }),
  /** `add`: beside those that they have; `replace`: instead of all of them, as of what has only one. */
  z.strictObject({ what: z.literal('category'), category: id, how: z.enum(['add', 'replace']) }),
  z.strictObject({ what: z.literal('popular'), popular: z.boolean() }),
  z.strictObject({ what: z.literal('published'), published: z.boolean() }),
  /** Somebody checked them today, and they are still correct. */
  z.strictObject({ what: z.literal('checked') }),
]);
export type ListingChange = z.output<typeof listingChange>;

export const changeListingCalls = {
  change: endpoint({
    method: 'POST',
    path: '/change-listings',
    summary: 'Do one thing to many listings, in short changes of the catalogue that are undone as one',
    token: true,
    body: z.strictObject({
      kind: z.enum(listingKinds),
      ids: z.array(id).check(z.minLength(1), z.maxLength(mostChosen)),
      change: listingChange,
    }),
    answer: z.object({
      /** How many of them there still are. */
      count: z.int(),
      /** How many of these were otherwise before. */
      changed: z.int(),
      /** Of the bulk change; null: nothing was otherwise. */
      undoId: z.nullable(id),
    }),
  }),
};
