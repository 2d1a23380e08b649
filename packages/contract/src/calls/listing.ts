import * as z from 'zod/mini';

/** What the calls of all kinds of listing share. */

/** Only the popular flag, as the star sends it (product 10.5). */
export const popularInput = z.strictObject({ popular: z.boolean() });
export type PopularInput = z.output<typeof popularInput>;

/**
 * The query of every list call (product 9.3): both spellings of the search, the string `true` or
 * nothing for popular. Lists answer whole unless `limit` is given.
 */
export const listQuery = {
  search: z.optional(z.string().check(z.maxLength(200))),
  searchData: z.optional(z.string().check(z.maxLength(200))),
  regionId: z.optional(z.string().check(z.maxLength(64))),
  isPopular: z.optional(z.enum(['true', ''])),
  categoryId: z.optional(z.string().check(z.maxLength(64))),
  open: z.optional(z.enum(['true', ''])),
  access: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(5000))),
  offset: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
};

/** The query of any list call; only accommodation is asked for an amenity. */
export interface ListQuery {
  readonly search?: string | undefined;
  readonly searchData?: string | undefined;
  readonly regionId?: string | undefined;
  readonly isPopular?: 'true' | '' | undefined;
  readonly categoryId?: string | undefined;
  /** What is known to be open at this minute. */
  readonly open?: 'true' | '' | undefined;
  /** Wishes (`accessWishes`) with commas between; what is not known to be so is left out. */
  readonly access?: string | undefined;
  readonly amenity?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}
