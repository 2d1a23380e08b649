import { addressOnly, contact, everywhere, type Fields, inLists } from './field.ts';
import { publishing } from './publishing.ts';

/**
 * What all kinds of listing share. Spreadsheets have the columns in this order: what tells a listing from others first,
 * then what only its kind has, then the rest.
 */

export const listingHead = {
  name: { is: 'text', on: inLists, longest: 120, required: 'form_name_required', translated: true, search: 'name' },
  regionId: { is: 'id', on: inLists, of: 'regions', required: 'form_region_required', csv: 'region' },
} as const satisfies Fields;

export const listingText = {
  content: { is: 'text', on: inLists, longest: 20_000, required: 'form_content_required', translated: true, search: 'content' },
} as const satisfies Fields;

/** Whether somebody goes there for its own sake depends on the time of the year. */
export const season = {
  bestSeason: { is: 'text', on: everywhere, longest: 300, optional: true, translated: true, search: 'content' },
} as const satisfies Fields;

/** What people call it as well, in any language: each word of them asks for it. */
export const otherNames = { is: 'texts', on: everywhere, longest: 120, most: 60, optional: true, search: 'name' } as const;

export const listingBody = {
  /** When it is open; of a stay, when somebody is received. */
  hours: { is: 'hours', on: inLists, optional: true },
  facts: { is: 'texts', on: everywhere, longest: 500, most: 30, optional: true, translated: true, search: 'content' },
  mapURL: { is: 'link', on: everywhere, required: 'form_map_url_required' },
  latitude: { is: 'degrees', on: everywhere, most: 90, optional: true },
  longitude: { is: 'degrees', on: everywhere, most: 180, optional: true },
  images: { is: 'pictures', on: inLists, most: 20, required: 'form_image_required' },
  pictureTexts: { is: 'texts', on: everywhere, longest: 300, most: 20, optional: true, translated: true, search: 'not' },
  /** Whose each picture is and how it may be used: “Photo: Name, CC BY 4.0”. Names are not translated. */
  pictureCredits: { is: 'texts', on: everywhere, longest: 200, most: 20, optional: true, search: 'not' },
  popular: { is: 'yesOrNo', on: inLists, optional: true },
  alternateNames: { ...otherNames, most: 20 },
  /** The same thing elsewhere, for machines: its item, and its node, way or relation. */
  wikidata: { is: 'idElsewhere', on: everywhere, at: 'wikidata', optional: true },
  osm: { is: 'idElsewhere', on: everywhere, at: 'osm', optional: true },
  /** The day on which somebody last checked this listing. */
  checkedOn: { is: 'dayOrNull', when: 'past', on: everywhere, optional: true },
  slug: { is: 'slug', on: inLists, optional: true },
  formerSlugs: { is: 'slugs', on: everywhere, most: 50, optional: true, csv: null },
  ...publishing,
} as const satisfies Fields;

/** Places near it; whether one is required depends on the other places (product 6.7). */
export const nearbyPlaces = {
  is: 'nearby',
  on: everywhere,
  of: 'places',
  detail: 'nearByTouristAttractions',
  csv: 'nearbyPlaces',
} as const;

export const contactNumber = { is: 'phone', on: contact, required: 'form_contact_number_required' } as const;

/** Earlier names, so that old addresses still open (product 4.3). */
export const formerNames = { is: 'texts', on: addressOnly, longest: 120, most: 1000, search: 'not' } as const;
