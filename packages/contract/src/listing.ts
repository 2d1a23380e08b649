import * as z from 'zod/mini';

import { id } from './fields.ts';

/** What the calls of all kinds of listing share. */

/** Only the popular flag, as the star sends it (spec section 4). */
export const popularInput = z.strictObject({ popular: z.boolean() });

/** A nearby listing as a detail answers it. */
export const nearbyAnswer = z.array(z.object({ _id: id, name: z.string(), images: z.array(z.string()) }));

/**
 * The query of every list call (spec section 7, decision W6): both spellings of the search, the string `true` or
 * nothing for popular. Lists answer whole unless `limit` is given.
 */
export const listQuery = {
  search: z.optional(z.string().check(z.maxLength(200))),
  searchData: z.optional(z.string().check(z.maxLength(200))),
  regionId: z.optional(z.string().check(z.maxLength(64))),
  isPopular: z.optional(z.enum(['true', ''])),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5000))),
  offset: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
};
