import * as z from 'zod/mini';
import { emailPattern, normaliseEmail } from './rules/email.ts';
import { asStored } from './rules/line-breaks.ts';
import { slugOf } from './rules/new-slug.ts';
import { maxEmail } from './rules/person.ts';
import { isOfPerson, isTooLongPhone, normalisePhone, phonePattern } from './rules/phone.ts';
import { isSeveralPhones } from './rules/several-phones.ts';
import { visibleText } from './rules/visible-text.ts';

/**
 * The small schemas that entities share. Lengths are UTF-16 code units.
 * Messages are keys of the message catalogues, worded where they are shown.
 */

/** Opaque (product 5.1). */
export const id = z.string().check(z.minLength(1), z.maxLength(64));
export const slugText = z.string().check(
  z.refine((slug) => slugOf(slug) !== '', 'error_invalid'),
  z.maxLength(200),
);
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
  z.string(message).check(
    z.overwrite(asStored),
    z.trim(),
    z.refine((text) => visibleText(text).trim() !== '', message),
    z.maxLength(max, 'error_too_long'),
  );

/** What somebody wrote, with one kind of line break and whole letters. */
export const text = (max: number) => z.string().check(z.overwrite(asStored), z.trim(), z.maxLength(max, 'error_too_long'));

/** https only, without credentials, at most 2,048 characters. */
export const httpsLink = (message: string) => requiredText(2048, message).check(z.refine(isHttpsLink, 'error_https_link'));

/**
 * A host right behind the scheme, and neither a backslash nor a mark that no one sees: a browser would lead elsewhere than the link says. Joiners are
 * letters of Indian words. What this takes the table does, too (`https_link`).
 */
const writtenLink = /^https:\/\/[^\s@/?#\\]+(?:[/?#]\S*)?$/i;
const hidden = /[\\\p{Cc}]|(?![\u200c\u200d])\p{Cf}/u;

/** Whether a link may be stored and shown: no other scheme, whatever its spelling. */
export function isHttpsLink(link: string): boolean {
  if (!writtenLink.test(link) || hidden.test(link)) return false;
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
    z.overwrite(visibleText),
    z.trim(),
    z.minLength(1, required),
    z.refine((typed) => !isSeveralPhones(typed.slice(0, 200)), 'error_phone_several'),
    z.maxLength(40, 'error_phone_too_long'),
    z.overwrite(normalisePhone),
    z.refine((number) => !isTooLongPhone(number), 'error_phone_too_long'),
    z.regex(phonePattern, 'error_contact_number'),
  );

/** The number of a person, at which they can be called back. */
export const personPhone = phone('form_phone_required').check(
  z.refine((number) => !phonePattern.test(number) || isOfPerson(number), 'error_phone_person'),
);

/** An e-mail address as it is stored (product 6.1): what a browser's field accepts. */
export const email = z
  .string()
  .check(z.overwrite(normaliseEmail), z.maxLength(maxEmail, 'error_too_long'), z.regex(emailPattern, 'error_email'));
/** Address of a picture that the server handed out (product 6.8). */
export const pictureAddress = z.string().check(z.regex(/^\/images\/[a-z0-9-]+-1280\.webp$/, 'error_picture_address'));
