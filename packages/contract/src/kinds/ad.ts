import { everywhere, type Fields, officeOnly } from './field.ts';
import { publishing } from './publishing.ts';

/** An advertisement. Priority 1 comes first; the end date is inclusive (product 5.8). */
export const ad = {
  title: { is: 'text', on: everywhere, longest: 120, required: 'form_title_required', translated: true, search: 'not' },
  targetURL: { is: 'link', on: everywhere, required: 'form_target_url_required' },
  contactNumber: { is: 'phone', on: officeOnly, required: 'form_contact_number_required' },
  priority: { is: 'wholeNumber', on: everywhere, least: 1, most: 1000, required: 'form_priority_required' },
  startDate: { is: 'day', when: 'any', on: everywhere, required: 'form_start_date_required' },
  endDate: { is: 'day', when: 'any', on: everywhere, required: 'form_end_date_required' },
  images: { is: 'pictures', on: everywhere, most: 20, required: 'form_image_required' },
  ...publishing,
} as const satisfies Fields;
