import { serviceTypes } from '#rules/service-types.ts';

import { type Fields, inLists } from './field.ts';
import { listingBody, listingHead, listingText } from './listing.ts';

/** An everyday service, on the screen "Essentials". Its phones are told openly: a hospital's number is no secret. */
export const service = {
  ...listingHead,
  type: { is: 'oneOf', on: inLists, set: serviceTypes, otherwise: 'other', required: 'form_service_type_required' },
  phones: { is: 'phones', on: inLists, most: 5, optional: true },
  /** Open around the clock. */
  openAlways: { is: 'yesOrNo', on: inLists, optional: true },
  /** Answers wherever somebody calls from: a number, which has no place on a map and is never the nearest. */
  everywhere: { is: 'yesOrNo', on: inLists, optional: true },
  ...listingText,
  ...listingBody,
  images: { is: 'pictures', on: inLists, most: 20, optional: true },
} as const satisfies Fields;
