import { amenityKeys, resortCategories } from '#rules/fixed-sets.ts';

import { contact, everywhere, type Fields, inLists } from './field.ts';
import { contactNumber, listingBody, listingHead, listingText, nearbyPlaces, season } from './listing.ts';

/** Accommodation (product 5.4). */
export const resort = {
  ...listingHead,
  regionId: { ...listingHead.regionId, required: 'form_resort_region_required' },
  categories: {
    is: 'someOf',
    on: inLists,
    set: resortCategories,
    required: 'form_category_required',
    wire: 'category',
    single: true,
  },
  contactPersonName: { is: 'text', on: contact, longest: 120, optional: true, translated: true, search: 'not' },
  contactPhoneNumber: contactNumber,
  amenitiesOffered: { is: 'flags', on: everywhere, set: amenityKeys, csv: 'amenities', optional: true },
  nearbyPlaceIds: { ...nearbyPlaces, wire: 'nearbyAttractionIds' },
  ...listingText,
  ...season,
  ...listingBody,
} as const satisfies Fields;
