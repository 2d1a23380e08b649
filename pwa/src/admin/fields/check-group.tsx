import { useId } from 'react';

import { FieldError } from '#ui/controls/field.tsx';

import styles from './check-group.module.css';
import type { Option } from './multi-choice.ts';

interface CheckGroupProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  error?: string;
}

/** Choices that are switched on and off, each by itself. */
export function CheckGroup({ label, options, chosen, onChoose, error }: CheckGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.checks}>
        {options.map(({ value, label: text, lang }) => (
          <label key={value} className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? id : undefined}
              onChange={({ target }) => onChoose(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))}
            />
            <span lang={lang}>{text}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
