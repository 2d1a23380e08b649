import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './field.module.css';

/** What a field hands to its control. */
export interface Control {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export interface FieldProps {
  label: string;
  /** Stands at the far end of the label's line. */
  aside?: ReactNode;
  hint?: string;
  /** What is wrong with what was entered. */
  error?: ReactNode;
  className?: string;
  children: (control: Control) => ReactNode;
}

/** A label, its control, and beneath it a hint or what is wrong. */
export function Field({ label, aside, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        className: styles.input ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} data-error>
      <Icon name="alert" />
      {children}
    </p>
  );
}
