import { m } from '@helpdesk/words/messages';
import { useId } from 'react';

import { classes } from '#ui/style/classes.ts';
import field from './field.module.css';
import { FieldError } from './field.tsx';
import styles from './select.module.css';

interface SelectProps {
  label: string;
  /** The label is said but not shown: the placeholder stands in its place. */
  bare?: boolean;
  /** The empty choice, first in the list. */
  placeholder?: string;
  options: readonly { value: string; label: string; lang?: string }[];
  loading?: boolean;
  /** The empty choice is only where it begins. */
  required?: boolean;
  /** What is wrong with the choice. */
  error?: string;
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}

/** The phone's own dropdown. */
export function Select({ label, bare, placeholder, options, loading, required, error, value, onValueChange, className }: SelectProps) {
  const id = useId();
  const empty = loading ? m.ui_select_loading() : options.length === 0 ? m.ui_select_no_options() : (placeholder ?? m.ui_select());
  return (
    <div className={classes(field.field, className)}>
      <label htmlFor={id} className={bare ? 'sr' : field.label}>
        {label}
      </label>
      <select
        id={id}
        className={classes(field.input, styles.select)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        required={required}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      >
        <option value="" disabled={required}>
          {empty}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
