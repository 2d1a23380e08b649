import * as z from 'zod/mini';
import { endpoint } from '#calls/endpoint.ts';
import { listingNeeds } from '#calls/listing-needs.ts';
import { id, localDate, version } from '#fields.ts';
import { listingKinds } from '#kinds/kinds.ts';
import { inEachTranslation, languages, translationLanguages } from '#languages.ts';

/** The lists of the back-office: searched, narrowed, put in order and cut into pages by the server, which has all rows in memory (decision 086). */

/** Rows in an answer, at most. */
export const managedPageSize = 100;

/** What a list can be ordered by; without any, by name, or what a text finds by how well it fits. */
export const listingSorts = ['name', 'region', 'category', 'checkedOn', 'bytes', 'needs', 'changed'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Whether a listing's texts are all there in a language: `mr`, or `not-mr`. */
export const translatedFilters = translationLanguages.flatMap((language) => [language, `not-${language}`] as const);
export type TranslatedFilter = (typeof translatedFilters)[number];

/** Whether everybody gets a listing, or only the back-office. */
export const publishingStates = ['published', 'unpublished'] as const;
export type PublishingState = (typeof publishingStates)[number];

/** Of listings whose region was deleted, in place of a region's id. */
export const noRegion = 'none';

/** What a list is narrowed to; what is left out narrows nothing. */
const filter = {
  kind: z.enum(listingKinds),
  search: z.optional(z.string().check(z.maxLength(200))),
  regionId: z.optional(id),
  /** A category's id, or a member of the kind's own set: of stays and restaurants a category, of essentials a type. */
  category: z.optional(id),
  need: z.optional(z.enum(listingNeeds)),
  translated: z.optional(z.enum(translatedFilters)),
  state: z.optional(z.enum(publishingStates)),
  popular: z.optional(z.literal('true')),
  sort: z.optional(z.enum(listingSorts)),
  descending: z.optional(z.literal('true')),
  /** By whose names rows, regions and categories are put in order. */
  spoken: z._default(z.enum(languages), 'en'),
};
const filterSchema = z.object(filter);
export type ManagedFilter = z.output<typeof filterSchema>;

const named = {
  _id: id,
  name: z.string(),
  translations: z.object(inEachTranslation(() => z.optional(z.object({ name: z.optional(z.string()), content: z.optional(z.string()) })))),
};

/** What a row shows of a listing. */
const row = z.object({
  ...named,
  version,
  alternateNames: z.array(z.string()),
  /** As much of the text as a row shows. */
  content: z.string(),
  /** The first picture. */
  image: z.nullable(z.string()),
  regionId: z.nullable(id),
  /** Ids, or members of the kind's own set. */
  categories: z.array(z.string()),
  popular: z.boolean(),
  unpublished: z.boolean(),
  checkedOn: z.nullable(localDate),
  /** None of what is not published: nobody sees it yet. */
  needs: z.array(z.enum(listingNeeds)),
  /** Its share of the offline pack. */
  bytes: z.int(),
});
export type ManagedListing = z.output<typeof row>;

/** A listing and what it is called. */
const foundListing = z.object(named);
export type FoundListing = z.output<typeof foundListing>;

export const managedListingCalls = {
  page: endpoint({
    method: 'GET',
    path: '/get-managed-listings',
    summary: 'At most 100 rows of a list of the back-office, and how many there are',
    token: true,
    query: z.object({ ...filter, offset: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0) }),
    answer: z.object({ count: z.int(), rows: z.array(row) }),
  }),
  found: endpoint({
    method: 'GET',
    path: '/get-found-listings',
    summary: 'All that a list of the back-office finds, by name: what is chosen for a change of many',
    token: true,
    query: filterSchema,
    answer: z.array(foundListing),
  }),
};
