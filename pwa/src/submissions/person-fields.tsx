import { maxEmail, maxPersonName } from '@helpdesk/contract/rules/person';
import { m } from '@helpdesk/words/messages';
import { EmailField } from '#ui/controls/email-field.tsx';
import { PhoneField } from '#ui/controls/phone-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';

import type { EnquiryErrors } from './enquiry-errors.ts';
import { MachineTrap } from './machine-trap.tsx';

/** Who asks, and a field for machines. */
export interface PersonValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  /** A confirmation by mail. */
  readonly wantsMail: boolean;
  /** Name, email and phone stay on this phone for the next form. */
  readonly remembers: boolean;
}

export const nobody: PersonValues = { name: '', email: '', phone: '', website: '', wantsMail: false, remembers: false };

interface PersonFieldsProps {
  /** Another one for each new text. */
  formKey: string;
  values: PersonValues;
  errors: EnquiryErrors;
  onEdit: (change: Partial<PersonValues>) => void;
}

export function PersonFields({ formKey, values, errors, onEdit }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label={m.enquiry_name()}
        autoComplete="name"
        longest={maxPersonName}
        required
        value={values.name}
        error={errors.name}
        onValueChange={(name) => onEdit({ name })}
      />
      <EmailField
        label={m.enquiry_email()}
        autoComplete="email"
        longest={maxEmail}
        required
        value={values.email}
        error={errors.email}
        onValueChange={(email) => onEdit({ email })}
      />
      <PhoneField
        key={formKey}
        label={m.enquiry_phone()}
        value={values.phone}
        error={errors.phone}
        onValueChange={(phone) => onEdit({ phone })}
      />
      <MachineTrap value={values.website} onType={(website) => onEdit({ website })} />
    </>
  );
}
