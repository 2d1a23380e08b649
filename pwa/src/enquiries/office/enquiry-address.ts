import { enquiryStates } from '@helpdesk/contract/calls/enquiries';
import { submissionKinds } from '@helpdesk/contract/calls/submissions';
import { languages } from '@helpdesk/contract/languages';

import type { EnquiryFilter } from './enquiry-admin.writes.ts';

/** What the list is narrowed to by its address. */
export type EnquiryAddress = Pick<EnquiryFilter, 'state' | 'kind' | 'assigned' | 'language' | 'waiting'>;

/** What an address asks for, without what nobody can ask for. */
export const readEnquiryAddress = ({ state, kind, assigned, language, waiting }: Record<string, unknown>): EnquiryAddress => ({
  state: enquiryStates.find((one) => one === state),
  kind: submissionKinds.find((one) => one === kind),
  assigned: typeof assigned === 'string' && /^[\w-]{1,64}$/.test(assigned) ? assigned : undefined,
  language: languages.find((one) => one === language),
  waiting: waiting === true ? true : undefined,
});
