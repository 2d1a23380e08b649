import { useEffect, useRef, useState } from 'react';
import { loadUntilHere } from '#platform/load-until-here.ts';
import { Icon } from '#ui/media/icon.tsx';
import { whenLoaded } from '#ui/page/deferred.tsx';
import { classes } from '#ui/style/classes.ts';
import field from './field.module.css';
import { Field } from './field.tsx';
import styles from './phone-field.module.css';
import type { PhoneFieldProps } from './phone-with-country.tsx';
import { useTypedEarly } from './use-typed-early.ts';

const { useLoaded: useWithCountry } = whenLoaded(async () => (await import('./phone-with-country.tsx')).PhoneWithCountry, 'later');

/**
 * A phone number with its country. The choice of countries comes in a file of its own, whose library weighs as much as React; until it is
 * here, and for as long as somebody types meanwhile, a plain field takes a number of India.
 */
export function PhoneField({ label, error, value, onValueChange }: PhoneFieldProps) {
  const WithCountry = useWithCountry();
  const own = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [hasFocus, setHasFocus] = useState(false);
  const type = (shown: string) => {
    setTyped(shown);
    onValueChange(shown);
    void loadUntilHere(() => import('./typed-phone.ts')).then(({ typedPhone }) => onValueChange(typedPhone({ shown, callingCode: '91' })));
  };
  useTypedEarly(own, typed, type);
  // Who has begun before the page could hear it types on.
  useEffect(() => setHasFocus(own.current === document.activeElement), []);
  if (WithCountry && !hasFocus) return <WithCountry {...{ label, error, value, onValueChange }} />;
  return (
    <Field label={label} error={error}>
      {({ className, ...control }) => (
        <div className={styles.phone}>
          <span className={classes(field.input, styles.country)} aria-hidden="true">
            <span className={styles.chosen}>
              <Icon name="phone" />
              <span className="num">+91</span>
            </span>
          </span>
          <input
            {...control}
            ref={own}
            type="tel"
            className={classes(className, styles.number, 'num')}
            autoComplete="tel"
            required
            value={typed}
            onChange={({ target }) => type(target.value)}
            onFocus={() => setHasFocus(true)}
            onBlur={() => setHasFocus(false)}
          />
        </div>
      )}
    </Field>
  );
}
