import { latinDigits } from './digits.ts';
import { visibleText } from './visible-text.ts';

/** Optional plus, a first digit 1-9, then 1 to 14 more digits (product 6.2). */
export const phonePattern = /^\+?[1-9]\d{1,14}$/;
export const mostPhoneDigits = 15;

/** Between digits: blanks, brackets, dashes, dots, slashes and quotation marks of any script. */
const separators =
  /[\s\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\u2212\u02D7\u2796.\u00B7\u2022\u2024\u2027\u2219\uFF0E/\\\u2044\u2215\uFF0F'"`\u2032\u2033,;|_~]/gu;
/** Toll-free and shared-cost numbers of India, which have no country code. */
export const tollFree = /^18[06]0\d{6,7}$/;
const longestShortCode = 6;

/** Digits as they are dialled, with nothing between them. */
export const bare = (text: string): string =>
  text
    .replace(/\(\s*0\s*\)/, '')
    .replace(separators, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+910(?=\d{10}$)/, '+91');

/** As it was typed, with Latin digits and brackets, without what is not the number: `tel:`, “Mob.”, a sheet's `9.19820011122E+11`. */
export const plainPhone = (typed: string): string =>
  latinDigits(visibleText(typed))
    .trim()
    .replace(/[\uFF0B\uFE62\u207A]/g, '+')
    .replace(/[[{\uFF08]/g, '(')
    .replace(/[\]}\uFF09]/g, ')')
    .replace(
      /^(?:(?:tel|callto|sms|whatsapp):\/*|(?:ph|phone|tel|mob|mobile|call)\b(?:\s*no\b)?[\s.:]*|(?:फोन|मोबाईल|मोबाइल|मो)[\s.:]*)/iu,
      '',
    )
    .replace(/^(\d)[.,](\d{8,14})E\+?(\d\d)$/i, (all, first: string, rest: string, power: string) =>
      rest.length <= Number(power) && Number(power) < mostPhoneDigits ? first + rest.padEnd(Number(power), '0') : all,
    )
    .replace(/^(\d{10,15})\.0+$/, '$1');

/** The number without an extension behind it, as “ext 5”, “x5” or `;ext=5`, which no dialler takes with it. */
export const withoutExtension = (text: string): string => {
  const [, number = '', extension] = /^(.*?)[\s,;(]*(?:;ext=|\bextn?\b\.?|\bextension\b|x|#)[\s.:]*(\d{1,6})\)?$/iu.exec(text) ?? [];
  return extension !== undefined && bare(number).replace(/\D/g, '').length >= 7 ? number : text;
};

/** A typed number as it is dialled: digits in any script, nothing between them, `00` before a country as a plus, and without the
 * trunk 0 that some write behind the country: `+44 (0)20 …`, `+91 098765 …`.
 */
export const dialledPhone = (typed: string): string => bare(withoutExtension(plainPhone(typed)));

/**
 * A typed phone number as it is checked and stored (product 6.2): as it is dialled; what starts with a plus, a toll-free number and a
 * short code stay so, of others one leading trunk 0 goes, and 10 digits, or 12 that begin with 91, are a number of India.
 * @returns a text that still has to match `phonePattern`
 */
export function normalisePhone(typed: string): string {
  const digits = dialledPhone(typed);
  if (digits.startsWith('+')) return digits;
  const national = digits.replace(/^0/, '');
  if (tollFree.test(national)) return national;
  if (/^\d{10}$/.test(national)) return `+91${national}`;
  return /^91\d{10}$/.test(national) ? `+${national}` : national;
}

/** Whether it has more digits than any number on earth. */
export const isTooLongPhone = (normalised: string): boolean => normalised.replace(/\D/g, '').length > mostPhoneDigits;

/** Whether a person may be reached by it: not by a short code or a toll-free number. */
export const isOfPerson = (normalised: string): boolean =>
  normalised.startsWith('+') || (normalised.length > longestShortCode && !tollFree.test(normalised));
