import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useState } from 'react';
import PhoneInput, { type Country, getCountries, getCountryCallingCode, isValidPhoneNumber } from 'react-phone-number-input';

import { classes } from './classes.ts';
import { CountrySelect } from './country-select.tsx';
import { Field } from './field.tsx';
import styles from './phone-field.module.css';
import { typedPhone } from './typed-phone.ts';
import { usePainted } from './use-painted.ts';

export interface PhoneFieldProps {
  label: string;
  error?: string;
  /** With its country's code, as typed; a number set from outside needs another `key`. */
  value: string;
  onValueChange: (value: string) => void;
}

/** A phone number with its country, India by default. What looks wrong is only said; the form refuses by the contract's rule. */
export function PhoneField({ label, error, value, onValueChange }: PhoneFieldProps) {
  const [shown, setShown] = useState(value);
  const [country, setCountry] = useState<Country | undefined>('IN');
  const [read, setRead] = useState<string | undefined>(value || undefined);
  const [left, setLeft] = useState(value !== '');

  const number = typedPhone({ shown, read, callingCode: country && getCountryCallingCode(country) });
  const report = useEffectEvent((next: string) => {
    if (next !== value) onValueChange(next);
  });
  useEffect(() => report(number), [number]);

  const painted = usePainted();
  const language = spokenLanguage();
  const labels = useMemo(() => countryNames(language), [language]);
  const isUnusual = left && !error && number !== '' && !isValidPhoneNumber(number);
  return (
    <Field label={label} hint={isUnusual ? m.enquiry_phone_unusual() : undefined} error={error}>
      {({ className, ...control }) => (
        <PhoneInput
          {...control}
          className={styles.phone}
          defaultCountry="IN"
          labels={labels}
          countrySelectComponent={CountrySelect}
          countrySelectProps={{ 'aria-label': m.enquiry_country() }}
          inputComponent={ShownInput}
          numberInputProps={{ className: classes(className, styles.number, 'num'), onShown: setShown }}
          autoComplete="tel"
          // What is typed before the page can hear it would be lost to the library.
          readOnly={!painted}
          required
          value={read}
          onChange={setRead}
          onCountryChange={setCountry}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
      )}
    </Field>
  );
}

/** Tells what the field shows: the library's own value leaves out digits that it thinks wrong. */
function ShownInput({ onShown, ...input }: ComponentProps<'input'> & { onShown: (text: string) => void }) {
  const text = String(input.value ?? '');
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(text), [text]);
  return <input {...input} />;
}

/** In the page's language; where the browser does not know one, its code stands for it. */
function countryNames(language: string): Partial<Record<Country | 'ZZ', string>> {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return {
    ZZ: m.enquiry_country_international(),
    ...Object.fromEntries(getCountries().map((country) => [country, names.of(country) ?? country])),
  };
}
