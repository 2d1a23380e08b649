import { everywhere, type Fields, inLists } from './field.ts';
import { formerNames, otherNames } from './listing.ts';

/** A part of the country that the site tells of (product 5.7). */
export const region = {
  name: { is: 'text', on: inLists, longest: 120, required: 'form_name_required', translated: true, search: 'name' },
  content: { is: 'text', on: everywhere, longest: 20_000, required: 'form_content_required', translated: true, search: 'content' },
  alternateNames: otherNames,
  formerNames,
} as const satisfies Fields;
