import { classes } from './classes.ts';
import { Field } from './field.tsx';
import { latePart } from './late-part.tsx';
import styles from './phone-field.module.css';
import type { PhoneFieldProps } from './phone-field.tsx';

/** `PhoneField`, whose library knows the numbers of all countries and weighs as much as React. */
export const LatePhoneField = latePart<PhoneFieldProps>(async () => (await import('./phone-field.tsx')).PhoneField, KeptPlace);

/** Where no page brought its HTML, as in a dialog. */
function KeptPlace({ label, error, value }: PhoneFieldProps) {
  return (
    <Field label={label} error={error}>
      {({ className, ...control }) => (
        <div className={styles.phone}>
          <input {...control} type="tel" className={classes(className, styles.number, 'num')} readOnly value={value} />
        </div>
      )}
    </Field>
  );
}
