import { noticeKinds, noticeSeverities } from '#rules/fixed-sets.ts';

import { everywhere, type Fields, inLists } from './field.ts';
import { publishing } from './publishing.ts';

/** An announcement for a while: a closed path, a landslide, a festival crowd. Both days are inclusive, in Asia/Kolkata. */
export const notice = {
  kind: { is: 'oneOf', on: inLists, set: noticeKinds, otherwise: 'info', required: 'form_notice_kind_required' },
  severity: {
    is: 'oneOf',
    on: inLists,
    set: noticeSeverities,
    otherwise: 'moderate',
    required: 'form_notice_severity_required',
    optional: true,
  },
  heading: { is: 'text', on: everywhere, longest: 120, required: 'form_heading_required', translated: true, search: 'not' },
  content: { is: 'text', on: everywhere, longest: 2000, translated: true, search: 'not' },
  /** Who says so: an office, a trust, the helpdesk. */
  source: { is: 'text', on: everywhere, longest: 120, optional: true, translated: true, search: 'not' },
  listing: { is: 'subject', on: inLists },
  startDate: { is: 'day', when: 'any', on: inLists, required: 'form_start_date_required' },
  endDate: { is: 'day', when: 'any', on: inLists, required: 'form_end_date_required' },
  ...publishing,
} as const satisfies Fields;
