import { isTooLongPhone } from '@helpdesk/contract/rules/phone';
import { isSeveralPhones } from '@helpdesk/contract/rules/several-phones';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { type ChangeEvent, type ComponentProps, useEffect, useEffectEvent, useMemo, useState } from 'react';
import PhoneInput, { type Country, getCountries, getCountryCallingCode, parsePhoneNumber } from 'react-phone-number-input';

import { classes } from '#ui/style/classes.ts';
import { CountrySelect } from './country-select.tsx';
import { Field } from './field.tsx';
import styles from './phone-field.module.css';
import { readablePhone } from './readable-phone.ts';
import { typedPhone } from './typed-phone.ts';

export interface PhoneFieldProps {
  label: string;
  error?: string;
  /** With its country's code, as typed; a number set from outside needs another `key`. */
  value: string;
  onValueChange: (value: string) => void;
}

/** A phone number with its country, India by default. What looks wrong is only said; the form refuses by the contract's rule. */
export function PhoneWithCountry({ label, error, value, onValueChange }: PhoneFieldProps) {
  const [shown, setShown] = useState(value);
  const [country, setCountry] = useState<Country | undefined>('IN');
  const [read, setRead] = useState<string | undefined>(value && !value.startsWith('+') ? `+91${value}` : value || undefined);
  const [left, setLeft] = useState(value !== '');

  const isSeveral = isSeveralPhones(shown);
  const typed = isSeveral ? shown : typedPhone({ shown, read, callingCode: country && getCountryCallingCode(country) });
  const known = isSeveral ? undefined : parsePhoneNumber(typed);
  const isKnown = known?.isValid() ?? false;
  // Of a number that can exist, the library drops the trunk 0 that some write behind its country.
  const number = known && isKnown ? known.number : typed;
  const report = useEffectEvent((next: string) => {
    if (next !== value) onValueChange(next);
  });
  useEffect(() => report(number), [number]);

  const language = spokenLanguage();
  const labels = useMemo(() => countryNames(language), [language]);
  const said = error ?? (isSeveral ? m.error_phone_several() : isTooLongPhone(number) ? m.error_phone_too_long() : undefined);
  const isUnusual = left && !said && number !== '' && !isKnown;
  return (
    <Field label={label} hint={isUnusual ? m.enquiry_phone_unusual() : undefined} error={said}>
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
function ShownInput({ onShown, onChange, ...input }: ComponentProps<'input'> & { onShown: (text: string) => void }) {
  const text = String(input.value ?? '');
  const showText = useEffectEvent(onShown);
  useEffect(() => showText(text), [text]);
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    rewrite(event.currentTarget);
    onChange?.(event);
  };
  return <input {...input} onChange={read} />;
}

/** Before the library sees it. */
function rewrite(input: HTMLInputElement): void {
  const { value, selectionStart: caret } = input;
  const readable = readablePhone(value);
  if (readable === value) return;
  input.value = readable;
  if (readable.length === value.length) input.setSelectionRange(caret, caret);
}

/** In the page's language; where the browser does not know one, its code stands for it. */
function countryNames(language: string): Partial<Record<Country | 'ZZ', string>> {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return {
    ZZ: m.enquiry_country_international(),
    ...Object.fromEntries(getCountries().map((country) => [country, names.of(country) ?? country])),
  };
}
