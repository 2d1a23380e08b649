import * as z from 'zod/mini';
import { endpoint, written } from './endpoint.ts';
import { phone, text } from './fields.ts';
import { type AmenityKey, amenityKeys, resortCategories } from './fixed-sets.ts';
import { chosenRegion, listingAnswer, listingInput, listQuery, nearbyAnswer, nearbyIds, popularInput } from './listing.ts';

/** Accommodation (spec section 3). */

const amenities = z.partial(
  z.strictObject(Object.fromEntries(amenityKeys.map((key) => [key, z.boolean()])) as Record<AmenityKey, z.ZodMiniBoolean>),
);
const category = z.enum(resortCategories);

export const resortInput = z.strictObject({
  ...listingInput,
  regionId: chosenRegion('form_resort_region_required'),
  contactPersonName: z.optional(text(120)),
  contactPhoneNumber: phone('form_contact_number_required'),
  /** A list; a single text is accepted (decision W14). */
  category: z.union([z.array(category).check(z.minLength(1, 'form_category_required')), category], 'form_category_required'),
  nearbyAttractionIds: nearbyIds,
  /** Flags left out count as false. */
  amenitiesOffered: z.optional(amenities),
  /** Accepted and ignored (decision W13). */
  bookingCTAText: z.optional(z.string().check(z.maxLength(200))),
  regionIds: z.optional(z.unknown()),
});
export type ResortInput = z.infer<typeof resortInput>;

export const resortAnswer = z.object({
  ...listingAnswer,
  contactPersonName: z.string(),
  contactPhoneNumber: z.string(),
  category: z.array(category),
  nearbyAttractionIds: z.array(z.string()),
  amenitiesOffered: z.record(z.enum(amenityKeys), z.boolean()),
});

export const resortDetail = z.extend(resortAnswer, { nearByTouristAttractions: nearbyAnswer });

const resortQuery = z.object({ ...listQuery, amenity: z.optional(z.enum([...amenityKeys, ''])) });

export const resortCalls = {
  list: endpoint({
    method: 'GET',
    path: '/get-resorts',
    summary: 'Accommodation, all or filtered',
    query: resortQuery,
    answer: z.array(resortAnswer),
  }),
  one: endpoint({ method: 'GET', path: '/get-resort/{id}', summary: 'One accommodation with the places near it', answer: resortDetail }),
  add: endpoint({
    method: 'POST',
    path: '/add-resort',
    summary: 'Add an accommodation',
    token: true,
    status: 201,
    body: resortInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-resort/{id}',
    summary: 'Change an accommodation, or only its popular flag',
    token: true,
    body: z.union([popularInput, resortInput]),
    answer: written,
  }),
  remove: endpoint({ method: 'DELETE', path: '/delete-resort/{id}', summary: 'Delete an accommodation', token: true, answer: written }),
};
