import { type ReactNode, useId } from 'react';

import field from './field.module.css';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  /** The label is said but not shown. */
  bare?: boolean;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A few choices side by side, of which one holds. */
export function Segments<Value extends string>({ label, bare, choices, value, onChoose }: SegmentsProps<Value>) {
  const id = useId();
  return (
    <div className={field.field}>
      <span id={id} className={bare ? 'sr' : field.label}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
      <div className={styles.segments} role="group" aria-labelledby={id}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={styles.segment}
            aria-pressed={choice.value === value}
            onClick={() => onChoose(choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}
