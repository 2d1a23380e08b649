import { latinDigits } from '@helpdesk/contract/rules/digits';
import { dialledPhone, normalisePhone } from '@helpdesk/contract/rules/phone';

interface TypedPhone {
  /** The field as it stands, with the spaces that make it readable. */
  readonly shown: string;
  /** Of the chosen country, without a plus; none for "International". */
  readonly callingCode?: string;
  /** What the input's library reads in it, which knows every country's prefixes. */
  readonly read?: string;
}

/**
 * The number that somebody means, with its country: what was typed after a plus stays as it was typed, and so do the digits
 * of an Indian number but for one leading trunk 0 (product 6.2). The library would drop more.
 */
export function typedPhone({ shown, callingCode, read = '' }: TypedPhone): string {
  const digits = dialledPhone(shown).replace(/[^\d+]/g, '');
  if (digits === '' || digits.startsWith('+')) return digits;
  if (callingCode !== '91') return read || digits;
  const indian = normalisePhone(digits);
  if (indian.startsWith('+')) return indian;
  // The country's code again, which stands beside the field already.
  return /^91\d{10}$/.test(indian) ? `+${indian}` : `+91${digits}`;
}

/**
 * What was just typed or pasted as the library can read it, which drops the digits of most scripts, takes `00` for a number's own
 * and (0) for a digit.
 */
export function readablePhone(typed: string): string {
  const latin = latinDigits(typed);
  return /^\s*00[1-9]|\d.*\(0\)/.test(latin) ? dialledPhone(latin) : latin;
}
