import { everywhere, type Fields, inLists } from './field.ts';
import { formerNames, otherNames } from './listing.ts';

/** A category of tourist places (product 5.7). */
export const category = {
  name: { is: 'text', on: inLists, longest: 120, required: 'form_name_required', translated: true, search: 'name' },
  heading: { is: 'text', on: everywhere, longest: 200, required: 'form_heading_required', translated: true, search: 'content' },
  description: { is: 'text', on: everywhere, longest: 2000, required: 'form_description_required', translated: true, search: 'content' },
  alternateNames: otherNames,
  formerNames,
} as const satisfies Fields;
