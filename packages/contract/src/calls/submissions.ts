import * as z from 'zod/mini';
import { email, id, personPhone, plannedDay, requiredText, text } from '#fields.ts';
import { languages } from '#languages.ts';
import { latinDigits } from '#rules/digits.ts';
import { maxPersonName } from '#rules/person.ts';
import { maxComment, queryTypes } from './contact-form.ts';

/** What visitors send: a booking request, an enquiry, what is wrong with a listing, and that a donation was made (product 5.11). */

export const submissionKinds = ['booking', 'contact', 'correction', 'donation'] as const;

/** Of the message beside a booking and of a correction, in UTF-16 code units. */
export const maxMessage = 1000;
export const maxGuests = 99;

const additions = {
  noticeVersion: z.optional(z.string().check(z.maxLength(20))),
  language: z.optional(z.enum(languages)),
  /** A field that people do not see: what fills it in is a machine. */
  website: z.optional(z.string().check(z.maxLength(200))),
};

/** The visitor's consent to one mail, a confirmation to their address. */
const confirmation = { wantsMail: z.optional(z.boolean()) };

const person = { name: requiredText(maxPersonName, 'form_name_required'), email, phone: personPhone };

/** Who need not say who they are. */
const anybody = {
  name: z.optional(text(maxPersonName)),
  email: z.optional(email),
  phone: z.optional(personPhone),
};

/** Calendar days of the region; either may stand alone. */
interface Days {
  readonly from?: string;
  readonly to?: string;
}

const endNotBeforeBegin = ({ from, to }: Days): boolean => from === undefined || to === undefined || to >= from;

export const bookingInput = z
  .strictObject({
    ...person,
    placeName: requiredText(120, 'form_place_required'),
    placeId: z.optional(id),
    from: z.optional(plannedDay('error_date')),
    to: z.optional(plannedDay('error_date')),
    guests: z.optional(z.int('form_guests').check(z.minimum(1, 'form_guests'), z.maximum(maxGuests, 'form_guests'))),
    message: z.optional(text(maxMessage)),
    ...confirmation,
    ...additions,
  })
  .check(z.refine(endNotBeforeBegin, { error: 'form_days_order', path: ['to'] }));
export type BookingInput = z.infer<typeof bookingInput>;

/**
 * A booking as it is asked for on a day: none of its days has passed. Only where it is typed: one that waited on a phone without a signal
 * may come late, and the helpdesk sees when it was for.
 * @param today the region's day, `YYYY-MM-DD`
 */
export const bookingFrom = (today: string) =>
  bookingInput.check(
    z.refine(({ from = today }) => from >= today, { error: 'form_day_past', path: ['from'] }),
    z.refine(({ to = today }) => to >= today, { error: 'form_day_past', path: ['to'] }),
  );

export const contactInput = z.strictObject({
  ...person,
  queryType: z.enum(queryTypes, 'form_query_type_required'),
  comment: requiredText(maxComment, 'form_comment_required'),
  ...confirmation,
  ...additions,
});
export type ContactInput = z.infer<typeof contactInput>;

/** What is wrong with a listing. Nobody has to be named: whoever wants an answer says how to reach them. */
export const correctionInput = z.strictObject({
  ...anybody,
  listingId: id,
  /** As the helpdesk calls it. */
  listingName: requiredText(200, 'form_place_required'),
  comment: requiredText(maxMessage, 'form_correction_required'),
  ...additions,
});
export type CorrectionInput = z.infer<typeof correctionInput>;

/** That somebody donated by UPI, with the bank's reference of it: 12 digits. It proves nothing; the bank's statement does. */
export const donationInput = z.strictObject({
  ...anybody,
  utr: z.string('form_utr').check(
    z.overwrite((typed) => latinDigits(typed).replaceAll(/[\s-]/g, '')),
    z.regex(/^\d{12}$/, 'form_utr'),
  ),
  ...additions,
});
export type DonationInput = z.infer<typeof donationInput>;

export const submissionInput = z.union([bookingInput, contactInput, correctionInput, donationInput]);
export type SubmissionInput = z.infer<typeof submissionInput>;
