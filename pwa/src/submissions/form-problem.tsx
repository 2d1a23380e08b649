import { m } from '@helpdesk/words/messages';

import { FieldError } from '#ui/controls/field.tsx';
import type { EnquiryErrors } from './enquiry-errors.ts';
import styles from './form-problem.module.css';

/** Why the last attempt did not come about, in place and read out at once. */
export function FormProblem({ form: { problem, errors } }: { form: { problem?: string; errors: EnquiryErrors } }) {
  const wrong = Object.keys(errors).length;
  return (
    <div role="alert" className={styles.problem}>
      {problem && <FieldError>{problem}</FieldError>}
      {wrong > 0 && <p className={problem ? 'sr' : undefined}>{m.enquiry_wrong({ count: wrong })}</p>}
    </div>
  );
}
