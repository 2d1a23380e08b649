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
 * The number that somebody means, as the server would read it, but for the prefixes of another country that was chosen: those only the
 * library knows (product 6.2).
 */
export function typedPhone({ shown, callingCode, read = '' }: TypedPhone): string {
  const digits = dialledPhone(shown).replace(/[^\d+]/g, '');
  // Ten digits beside +91 are whole, though the first of a demo number is a zero.
  if (callingCode === '91' && /^0\d{9}$/.test(digits)) return `+91${digits}`;
  if (callingCode === '91' || digits === '' || digits.startsWith('+')) return normalisePhone(digits);
  return read || digits;
}
