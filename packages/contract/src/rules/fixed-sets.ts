/** The fixed sets, free of schemas, so that a first page can know them without loading any. */

export const resortCategories = ['Budget Stay', 'Signature Stay'] as const;
export type ResortCategory = (typeof resortCategories)[number];

export const restaurantCategories = ['Maharashtrian', 'Non Veg', 'Veg'] as const;
export type RestaurantCategory = (typeof restaurantCategories)[number];

/** The eight flags (product 5.4). */
export const amenityKeys = [
  'wifi',
  'parking',
  'roomService',
  'pool',
  'airCondition',
  'petFriendly',
  'breakfastIncluded',
  'fitnessCenter',
] as const;
export type AmenityKey = (typeof amenityKeys)[number];

/** The six alphabet shortcuts (product 5.13). */
export const letterRanges = ['A-D', 'E-H', 'I-L', 'M-P', 'Q-T', 'U-Z'] as const;

/** What a notice warns of; of equal severity the most urgent first. */
export const noticeKinds = ['danger', 'closed', 'crowd', 'info'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How much it matters: do not go, take care, good to know. */
export const noticeSeverities = ['severe', 'moderate', 'minor'] as const;
export type NoticeSeverity = (typeof noticeSeverities)[number];

/** At most 3 nearby listings of a kind (product 3.8). */
export const maxNearby = 3;
