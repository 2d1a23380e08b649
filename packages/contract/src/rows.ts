import * as z from 'zod/mini';
import { id, localDate, slugText } from './fields.ts';
import { amenityKeys, listingKinds, maxNearby, noticeKinds, resortCategories, restaurantCategories } from './fixed-sets.ts';
import { inEachTranslation } from './languages.ts';

/**
 * The rows of the catalogue as phones keep them: an explicit allowlist of fields. They use plain names; the odd wire
 * names of spec section 7 stay in the envelope calls (decision W4).
 */

const translated = <const K extends string>(...fields: K[]) => {
  const texts = z.partial(z.object(Object.fromEntries(fields.map((f) => [f, z.string()])) as Record<K, z.ZodMiniString>));
  return z.partial(z.object(inEachTranslation(() => texts)));
};

const row = { _id: id, seq: z.int().check(z.nonnegative()) };

export const categoryRow = z.object({
  ...row,
  name: z.string(),
  heading: z.string(),
  description: z.string(),
  /** Earlier names, so that old addresses still open (decision B27). */
  formerNames: z.array(z.string()),
  translations: translated('name', 'heading', 'description'),
});

export const regionRow = z.object({
  ...row,
  name: z.string(),
  content: z.string(),
  formerNames: z.array(z.string()),
  translations: translated('name', 'content'),
});

const listingTexts = z.partial(
  z.object({
    name: z.string(),
    content: z.string(),
    bestSeason: z.string(),
    facts: z.array(z.string()),
    pictureTexts: z.array(z.string()),
  }),
);

const listing = {
  ...row,
  slug: slugText,
  formerSlugs: z.array(slugText),
  name: z.string(),
  content: z.string(),
  mapURL: z.string(),
  /** Degrees, WGS 84; null when unknown (decision B16). */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** Addresses of the largest width; smaller ones by `pictureAt`. */
  images: z.array(z.string()),
  /** Alternative text of each image, in the same order. */
  pictureTexts: z.array(z.string()),
  popular: z.boolean(),
  /** Null when its region was deleted. */
  regionId: z.nullable(id),
  alternateNames: z.array(z.string()),
  facts: z.array(z.string()),
  bestSeason: z.string(),
  /** The day on which somebody last checked this listing. */
  checkedOn: z.nullable(localDate),
  translations: z.partial(z.object(inEachTranslation(() => listingTexts))),
  nearbyPlaceIds: z.array(id).check(z.maxLength(maxNearby)),
};

export const placeRow = z.object({
  ...listing,
  categoryIds: z.array(id),
  nearbyResortIds: z.array(id).check(z.maxLength(maxNearby)),
  nearbyRestaurantIds: z.array(id).check(z.maxLength(maxNearby)),
});

export const resortRow = z.object({
  ...listing,
  categories: z.array(z.enum(resortCategories)),
  contactPersonName: z.string(),
  contactPhoneNumber: z.string(),
  amenitiesOffered: z.record(z.enum(amenityKeys), z.boolean()),
});

export const restaurantRow = z.object({
  ...listing,
  categories: z.array(z.enum(restaurantCategories)),
  contactNumber: z.string(),
});

/** Without the contact number, which never goes to phones (decision W16). */
export const adRow = z.object({
  ...row,
  title: z.string(),
  targetURL: z.string(),
  priority: z.int(),
  startDate: localDate,
  endDate: localDate,
  images: z.array(z.string()),
});

export const reportRow = z.object({ ...row, name: z.string(), file: z.string() });

export const noticeRow = z.object({
  ...row,
  kind: z.enum(noticeKinds),
  heading: z.string(),
  content: z.string(),
  translations: translated('heading', 'content'),
  /** The one listing it is about; null: the whole region. One that was deleted is still named. */
  listing: z.nullable(z.object({ kind: z.enum(listingKinds), id })),
  startDate: localDate,
  endDate: localDate,
});

export const catalogueRowLists = {
  categories: z.array(categoryRow),
  regions: z.array(regionRow),
  places: z.array(placeRow),
  resorts: z.array(resortRow),
  restaurants: z.array(restaurantRow),
  ads: z.array(adRow),
  reports: z.array(reportRow),
  notices: z.array(noticeRow),
};

export const catalogueRows = z.object(catalogueRowLists);

export type CategoryRow = z.infer<typeof categoryRow>;
export type RegionRow = z.infer<typeof regionRow>;
export type PlaceRow = z.infer<typeof placeRow>;
export type ResortRow = z.infer<typeof resortRow>;
export type RestaurantRow = z.infer<typeof restaurantRow>;
export type ListingRow = PlaceRow | ResortRow | RestaurantRow;
export type AdRow = z.infer<typeof adRow>;
export type ReportRow = z.infer<typeof reportRow>;
export type NoticeRow = z.infer<typeof noticeRow>;
export type CatalogueRows = z.infer<typeof catalogueRows>;
