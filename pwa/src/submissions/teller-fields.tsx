import { maxEmail, maxPersonName } from '@helpdesk/contract/rules/person';
import { m } from '@helpdesk/words/messages';

import { EmailField } from '#ui/controls/email-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import fieldset from './fieldset.module.css';
import { MachineTrap } from './machine-trap.tsx';
import type { TellingValues } from './telling.ts';
import type { Submission } from './use-submission.ts';

/** Who tells something, and how to reach them: for whoever wants an answer. */
export function TellerFields({ form: { values, errors, edit } }: { form: Submission<TellingValues> }) {
  return (
    <fieldset className={fieldset.fieldset}>
      <legend className={fieldset.legend}>{m.correction_who()}</legend>
      <TextField
        label={m.correction_name()}
        autoComplete="name"
        longest={maxPersonName}
        value={values.name}
        error={errors.name}
        onValueChange={(name) => edit({ name })}
      />
      <TextField
        label={m.correction_phone()}
        type="tel"
        autoComplete="tel"
        value={values.phone}
        error={errors.phone}
        onValueChange={(phone) => edit({ phone })}
      />
      <EmailField
        label={m.correction_email()}
        autoComplete="email"
        longest={maxEmail}
        value={values.email}
        error={errors.email}
        onValueChange={(email) => edit({ email })}
      />
      <MachineTrap value={values.website} onType={(website) => edit({ website })} />
    </fieldset>
  );
}
