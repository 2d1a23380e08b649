/** What a listing may need: a check, a translation, a text for a picture, another map link. */
export const listingNeeds = ['check', 'translation', 'pictureText', 'link'] as const;
export type ListingNeed = (typeof listingNeeds)[number];
