import type { ReactNode } from 'react';

import { classes } from '#ui/style/classes.ts';

import styles from './chip.module.css';

/** A row of chips that scrolls sideways; it bleeds to the edges of whatever holds it. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser.
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
    </div>
  );
}

interface ChipProps {
  on: boolean;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

export function Chip({ on, onClick, className, children }: ChipProps) {
  return (
    <button type="button" className={classes(styles.chip, className)} aria-pressed={on} onClick={onClick}>
      {children}
    </button>
  );
}
