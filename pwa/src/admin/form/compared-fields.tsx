import { m } from '@helpdesk/words/messages';
import { useId } from 'react';
import { labelOf } from '#admin/fields/field-labels.ts';
import type { Difference, Side } from './compare.ts';
import styles from './compared-fields.module.css';
import { ComparedValue } from './compared-value.tsx';

interface ComparedFieldsProps {
  differences: readonly Difference[];
  /** What the two versions are called. */
  titles: Readonly<Record<Side, string>>;
  /** Which side was chosen, by path; left out where there is nothing to choose. */
  chosen?: Readonly<Record<string, Side>>;
  onChoose?: (path: string, side: Side) => void;
  /** Fields that still wait for a choice are marked. */
  marked?: boolean;
}

const sides = ['mine', 'theirs'] as const;

/** Two versions, field by field, only where they differ. */
export function ComparedFields({ differences, titles, chosen, onChoose, marked }: ComparedFieldsProps) {
  const id = useId();
  return (
    <div className={styles.fields}>
      {differences.map((difference) => {
        const { path } = difference;
        const isOpen = marked && !chosen?.[path];
        return (
          <fieldset
            key={path}
            className={styles.field}
            {...(onChoose && { role: 'radiogroup', tabIndex: -1, 'aria-invalid': isOpen })}
            aria-describedby={isOpen ? `${id}${path}` : undefined}
          >
            <legend className={styles.label}>{labelOf(path)}</legend>
            {isOpen && (
              <p id={`${id}${path}`} className={styles.open}>
                {m.admin_conflict_choose_one()}
              </p>
            )}
            <div className={styles.sides}>
              {sides.map((side) => (
                <div key={side} className={styles.side} data-chosen={chosen?.[path] === side}>
                  {onChoose ? (
                    <label className={styles.choice}>
                      <input type="radio" name={`${id}${path}`} checked={chosen?.[path] === side} onChange={() => onChoose(path, side)} />
                      {titles[side]}
                    </label>
                  ) : (
                    <p className={styles.choice}>{titles[side]}</p>
                  )}
                  <ComparedValue value={difference[side]} />
                </div>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
