import { everywhere, type Fields } from './field.ts';

/** Its only row. */
export const helpdeskId = 'helpdesk';

/**
 * What the helpdesk says of itself: at most one row, which is there once somebody has changed it in the back-office. Until then, and when
 * it is deleted again, the folder of the site says it (decision 094).
 */
export const helpdesk = {
  welcome: { is: 'text', on: everywhere, longest: 300, required: 'form_helpdesk_welcome_required', translated: true, search: 'not' },
  /** Line by line. */
  address: { is: 'texts', on: everywhere, longest: 80, most: 5, translated: true, search: 'not' },
  phone: { is: 'phone', on: everywhere, required: 'form_contact_number_required' },
  /** When somebody answers. */
  hours: { is: 'hours', on: everywhere },
  photosLink: { is: 'linkOrNull', on: everywhere },
  socialLink: { is: 'linkOrNull', on: everywhere },
  videoLink: { is: 'linkOrNull', on: everywhere },
  workLink: { is: 'linkOrNull', on: everywhere },
} as const satisfies Fields;
