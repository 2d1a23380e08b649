import * as z from 'zod/mini';
import { httpsLink, id, localDate, pictureAddress, requiredText, slugText, text, version } from './fields.ts';
import { maxNearby } from './fixed-sets.ts';
import { inEachTranslation } from './languages.ts';
import { stillRight, translatedFields } from './translations.ts';

/** The fields, limits and rules that places, resorts and restaurants share. */

const translatedTexts = z.partial(
  z.strictObject({
    name: text(120),
    content: text(20_000),
    bestSeason: text(300),
    facts: z.array(text(500)).check(z.maxLength(30)),
    pictureTexts: z.array(text(300)).check(z.maxLength(20)),
  }),
);
export type TranslatedTexts = z.infer<typeof translatedTexts>;

/** Beyond the spec, all optional on the wire (decision W13). */
const additions = {
  translations: z.optional(z.partial(z.strictObject(inEachTranslation(() => translatedTexts)))),
  latitude: z.optional(z.nullable(z.number().check(z.gte(-90), z.lte(90)))),
  longitude: z.optional(z.nullable(z.number().check(z.gte(-180), z.lte(180)))),
  alternateNames: z.optional(z.array(text(120)).check(z.maxLength(20))),
  facts: z.optional(z.array(text(500)).check(z.maxLength(30))),
  bestSeason: z.optional(text(300)),
  pictureTexts: z.optional(z.array(text(300)).check(z.maxLength(20))),
  checkedOn: z.optional(z.nullable(localDate)),
  stillRight: stillRight(translatedFields.listing),
};

/** One region; its message differs by kind (spec section 5). */
export const chosenRegion = (message: string) => z.string(message).check(z.minLength(1, message), z.maxLength(64));

/** What add and edit take of every kind (spec section 5 "Admin forms"). */
export const listingInput = {
  name: requiredText(120, 'form_name_required'),
  content: requiredText(20_000, 'form_content_required'),
  mapURL: httpsLink('form_map_url_required'),
  images: z.array(pictureAddress, 'form_image_required').check(z.minLength(1, 'form_image_required'), z.maxLength(20)),
  popular: z.optional(z.boolean()),
  regionId: chosenRegion('form_region_required'),
  slug: z.optional(slugText),
  formerSlugs: z.optional(z.array(slugText).check(z.maxLength(50))),
  ...additions,
};

/** Ids of nearby listings: no more than 3, none twice. */
export const nearbyIds = z.array(id, 'form_nearby_required').check(
  z.maxLength(maxNearby, 'form_nearby_at_most_three'),
  z.refine((ids) => new Set(ids).size === ids.length, 'form_nearby_twice'),
);

/** Only the popular flag, as the star sends it (spec section 4). */
export const popularInput = z.strictObject({ popular: z.boolean() });

/** What reads answer of every kind. */
export const listingAnswer = {
  _id: id,
  version,
  name: z.string(),
  content: z.string(),
  mapURL: z.string(),
  images: z.array(z.string()),
  popular: z.boolean(),
  regionId: z.nullable(id),
  slug: z.string(),
  formerSlugs: z.array(z.string()),
  translations: z.record(z.string(), translatedTexts),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  alternateNames: z.array(z.string()),
  facts: z.array(z.string()),
  bestSeason: z.string(),
  pictureTexts: z.array(z.string()),
  checkedOn: z.nullable(localDate),
};

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
