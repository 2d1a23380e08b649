import { randomUUID } from 'node:crypto';
import { keyHeader } from '@helpdesk/contract/calls/endpoint';

/** For tests: what visitors send, and the header that goes with it. */
export const submissions = {
  booking: { name: 'Asha Gore', email: 'asha@example.org', phone: '98765 43210', placeName: 'A house that nobody knows' },
  contact: {
    name: 'Imran Tamboli',
    email: 'Imran@example.org',
    phone: '+910000030103',
    queryType: 'Feedback/Grievance',
    comment: 'The path to the caves was swept.',
  },
  correction: { listingId: 'place-1', listingName: 'Jivdhan Fort', comment: 'The steps are closed.' },
  donation: { utr: '412345678901' },
} as const;

export const under = (key: string = randomUUID()): Record<string, string> => ({ [keyHeader]: key });
