import * as z from 'zod/mini';
import { maxEmail } from './rules/person.ts';
import { isTooLongPhone, normalisePhone, phonePattern } from './rules/phone.ts';

/**
 * The small schemas that entities share. Lengths are UTF-16 code units.
 * Messages are keys of the message catalogues, worded where they are shown.
 */

/** Opaque (product 5.1). */
export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const slugText = z.string().check(z.minLength(1), z.maxLength(200));
/** A row's version: its ETag, and what `If-Match` asks for (product 5.1). */
export const version = z.int().check(z.nonnegative());
/** A calendar day without a time, `YYYY-MM-DD`; no calendar has a year 0. */
export const day = (message: string) => z.iso.date(message).check(z.refine((text) => !text.startsWith('0000'), message));
export const localDate = day('error_date');
/** The years that days from outside may lie in: others are slips of the finger. */
const years = { first: '2000-01-01', last: '2100-12-31' };
/** A day as people fill it in. */
export const plannedDay = (message: string) =>
  day(message).check(z.refine((text) => !localDate.safeParse(text).success || (years.first <= text && text <= years.last), 'error_year'));

export const requiredText = (max: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, 'error_too_long'));

export const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'error_too_long'));

/** https only, without credentials, at most 2,048 characters. */
export const httpsLink = (message: string) => requiredText(2048, message).check(z.refine(isHttpsLink, 'error_https_link'));

/** Whether a link may be stored and shown: no other scheme, whatever its spelling. */
export function isHttpsLink(link: string): boolean {
  if (!/^https:\/\/\S+$/i.test(link)) return false;
  try {
    const { protocol, username, password } = new URL(link);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}

/** A phone number as it is stored (product 6.2); `required` is said when it is empty. */
export const phone = (required: string) =>
  z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    z.maxLength(40, 'error_phone_too_long'),
    z.overwrite(normalisePhone),
    z.refine((number) => !isTooLongPhone(number), 'error_phone_too_long'),
    z.regex(phonePattern, 'error_contact_number'),
  );

export const email = z.string().check(z.trim(), z.maxLength(maxEmail, 'error_too_long'), z.email('error_email'));
/** Address of a picture that the server handed out (product 6.8). */
export const pictureAddress = z.string().check(z.regex(/^\/images\/[a-z0-9-]+-1280\.webp$/, 'error_picture_address'));
