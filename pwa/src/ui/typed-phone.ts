import { normalisePhone } from '@helpdesk/contract/phone';

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
 * of an Indian number but for one leading trunk 0 (decision B3). The library would drop more.
 */
export function typedPhone({ shown, callingCode, read = '' }: TypedPhone): string {
  const digits = shown.replace(/[^\d+]/g, '');
  if (digits === '' || digits.startsWith('+')) return digits;
  if (callingCode !== '91') return read || digits;
  const indian = normalisePhone(digits);
  return indian.startsWith('+') ? indian : `+91${digits}`;
}
