import { type ComponentProps, type ReactNode, useId, useRef } from 'react';

import { classes } from './classes.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';
import { useTypedEarly } from './use-typed-early.ts';

/** What a field hands to its control. */
export interface Control {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FieldProps {
  label: string;
  /** Stands at the far end of the label's line. */
  aside?: ReactNode;
  hint?: string;
  /** What is wrong with what was entered. */
  error?: string;
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
    <p id={id} className={styles.error}>
      <Icon name="alert" />
      {children}
    </p>
  );
}

type TextProps = Omit<FieldProps, 'children' | 'className'> & { value: string; onValueChange: (value: string) => void };

export function TextField({
  label,
  aside,
  hint,
  error,
  onValueChange,
  ...input
}: TextProps & Omit<ComponentProps<'input'>, keyof TextProps | keyof Control>) {
  const own = useRef<HTMLInputElement>(null);
  useTypedEarly(own, input.value, onValueChange);
  return (
    <Field {...{ label, aside, hint, error }}>
      {(control) => <input ref={own} {...input} {...control} onChange={(event) => onValueChange(event.target.value)} />}
    </Field>
  );
}

export function TextArea({
  label,
  aside,
  hint,
  error,
  onValueChange,
  ...input
}: TextProps & Omit<ComponentProps<'textarea'>, keyof TextProps | keyof Control>) {
  const own = useRef<HTMLTextAreaElement>(null);
  useTypedEarly(own, input.value, onValueChange);
  return (
    <Field {...{ label, aside, hint, error }}>
      {(control) => <textarea ref={own} {...input} {...control} onChange={(event) => onValueChange(event.target.value)} />}
    </Field>
  );
}
