import { noticeKinds } from '#rules/fixed-sets.ts';

import { everywhere, type Fields } from './field.ts';

/** An announcement for a while: a closed path, a landslide, a festival crowd. Both days are inclusive, in Asia/Kolkata. */
export const notice = {
  kind: { is: 'oneOf', on: everywhere, set: noticeKinds, otherwise: 'info', required: 'form_notice_kind_required' },
  heading: { is: 'text', on: everywhere, longest: 120, required: 'form_heading_required', translated: true, search: 'not' },
  content: { is: 'text', on: everywhere, longest: 2000, translated: true, search: 'not' },
  listing: { is: 'subject', on: everywhere },
  startDate: { is: 'day', on: everywhere, required: 'form_start_date_required' },
  endDate: { is: 'day', on: everywhere, required: 'form_end_date_required' },
} as const satisfies Fields;
