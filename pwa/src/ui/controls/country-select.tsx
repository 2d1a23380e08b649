import type { ComponentProps } from 'react';
import { type Country, getCountryCallingCode } from 'react-phone-number-input';
import flags from 'react-phone-number-input/flags';
import { Icon } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import field from './field.module.css';
import styles from './phone-field.module.css';

/** What the phone input's library hands to its country select. */
interface CountrySelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value?: Country;
  options: readonly { value?: Country; label: string }[];
  onChange: (country?: Country) => void;
  iconComponent: unknown;
}

/** How a select names the choice of no country. */
const international = 'ZZ';

/** The phone's own dropdown, under a flag and a code that are short enough to stand beside the number. */
export function CountrySelect({ value, options, onChange, iconComponent: _, ...select }: CountrySelectProps) {
  const Flag = value && flags[value];
  return (
    <span className={classes(field.input, styles.country)}>
      <span className={styles.chosen} aria-hidden="true">
        {Flag ? <Flag title="" /> : <Icon name="social" />}
        <span className="num">{value && `+${getCountryCallingCode(value)}`}</span>
        <Icon name="down" />
      </span>
      <select
        {...select}
        className={styles.choice}
        value={value ?? international}
        onChange={({ target }) => onChange(options.find((option) => (option.value ?? international) === target.value)?.value)}
      >
        {options.map((option) => (
          <option key={option.value ?? international} value={option.value ?? international}>
            {option.value ? `${option.label} +${getCountryCallingCode(option.value)}` : option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
