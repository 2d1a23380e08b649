import { latinDigits } from './digits.ts';

/** Optional plus, a first digit 1-9, then 1 to 14 more digits (product 6.2). */
export const phonePattern = /^\+?[1-9]\d{1,14}$/;
export const mostPhoneDigits = 15;

/**
 * A typed number as it is dialled: digits in any script, nothing between them, `00` before a country as a plus, and without the
 * trunk 0 that some write behind the country: `+44 (0)20 …`, `+91 098765 …`.
 */
export const dialledPhone = (typed: string): string =>
  latinDigits(typed)
    .replace('(0)', '')
    .replace(/[\s()[\]{}\-\u2010-\u2015]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+910(?=\d{10}$)/, '+91');

/**
 * A typed phone number as it is checked and stored (product 6.2): as it is dialled, and without a plus one leading trunk 0 goes
 * and 10 digits get +91.
 * @returns a text that still has to match `phonePattern`
 */
export function normalisePhone(typed: string): string {
  const digits = dialledPhone(typed);
  if (digits.startsWith('+')) return digits;
  const national = digits.replace(/^0/, '');
  return /^\d{10}$/.test(national) ? `+91${national}` : national;
}

/** Whether it has more digits than any number on earth. */
export const isTooLongPhone = (normalised: string): boolean => normalised.replace(/\D/g, '').length > mostPhoneDigits;

/** An Indian number in two halves, as people read it out; others as they are stored. */
export const phoneInWords = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
