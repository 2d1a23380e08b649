import { m } from '@helpdesk/words/messages';
import { useState } from 'react';
import type { TypedField } from './field-keyboard.ts';
import { Key, LetterKey } from './key.tsx';
import { keysOf, numberPad } from './layouts.ts';
import styles from './on-screen-keyboard.module.css';
import { fill } from './type-into.ts';
import { dateDigits, datePartsOf, digitsOfDate, typedDate } from './typed-date.ts';

/** A date field takes no letters from scripts: its digits gather here, and it gets the date once it is whole. */
export function DatePad({ field }: { field: TypedField }) {
  const [digits, setDigits] = useState(() => digitsOfDate(field.value));
  const type = (next: string) => {
    setDigits(next);
    fill(field, typedDate(next) ?? '');
  };
  const parts = datePartsOf(digits);
  const labels = [m.kiosk_key_day(), m.kiosk_key_month(), m.kiosk_key_year()];
  const isWrong = digits.length === dateDigits && typedDate(digits) === null;
  return (
    <div className={styles.pad}>
      <dl className={styles.date}>
        {labels.map((label, at) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{parts[at] || '–'}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={styles.wrong}>
        {isWrong && m.kiosk_key_no_such_day()}
      </p>
      {numberPad.rows.map((row) => (
        <div key={row} className={styles.row}>
          {keysOf(row).map((key) =>
            key === '⌫' ? (
              <Key key={key} wide aria-label={m.kiosk_key_erase()} onClick={() => type(digits.slice(0, -1))}>
                {key}
              </Key>
            ) : (
              <LetterKey key={key} types={key} onType={(digit) => digits.length < dateDigits && type(digits + digit)} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}
