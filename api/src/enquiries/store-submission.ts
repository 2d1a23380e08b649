import type { BookingInput, ContactInput } from '@helpdesk/contract/calls/enquiries';

import type { Sql } from '#db/sql.ts';
import { newReference } from './reference.ts';
import { findStored, insertSubmission, type Stored, type Submission } from './submissions.sql.ts';

/** Far from using up nine million references. */
const maxTries = 100;

/**
 * Stores a submission with its reference and, unless a machine seems to have made it, a mail to the helpdesk; or finds
 * what its key has stored before. The key's row decides: a delivery of the same key that is under way is waited for, so
 * this needs READ COMMITTED, in which its row is then seen.
 * @param propose another one when a reference is taken
 */
export async function storeSubmission(tx: Sql, submission: Submission, propose = newReference): Promise<Stored> {
  const suspect = isSuspect(submission.body);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const reference = propose();
    if (await insertSubmission(tx, submission, reference, suspect)) return { reference, isNew: true, isSame: true };
    const known = await findStored(tx, submission);
    if (known) return known;
  }
  throw new Error('No free reference was found.');
}

/** People do not see that field. */
const isSuspect = ({ website = '' }: BookingInput | ContactInput): boolean => website.trim() !== '';
