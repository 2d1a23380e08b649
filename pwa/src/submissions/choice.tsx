import { useId } from 'react';

import styles from './choice.module.css';

interface ChoiceProps {
  label: string;
  /** What it means to tick it. */
  hint: string;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** Something that a form offers and nobody has to take. */
export function Choice({ label, hint, chosen, onChoose }: ChoiceProps) {
  const hintId = useId();
  return (
    <div>
      <label className={styles.choice}>
        <input type="checkbox" checked={chosen} aria-describedby={hintId} onChange={({ target }) => onChoose(target.checked)} />
        {label}
      </label>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
