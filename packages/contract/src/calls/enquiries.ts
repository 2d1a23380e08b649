import * as z from 'zod/mini';
import { email, id, phone, requiredText, text } from '#fields.ts';
import { languages } from '#languages.ts';
import { maxPersonName } from '#rules/person.ts';
import { maxComment, queryTypes } from './contact-form.ts';
import { endpoint } from './endpoint.ts';

/** Booking requests and contact enquiries (product 5.11, product 9.1, product 9.5). */

export const enquiryStates = ['new', 'forwarded', 'answered', 'closed'] as const;

/** Of what visitors send: the whole body, on the wire. */
export const maxEnquiryBytes = 8 * 1024;

/** Header of a submission: a UUID, made on the phone when the form was opened. */
export const keyHeader = 'Idempotency-Key';

const additions = {
  noticeVersion: z.optional(z.string().check(z.maxLength(20))),
  language: z.optional(z.enum(languages)),
  /** A field that people do not see: what fills it in is a machine. */
  website: z.optional(z.string().check(z.maxLength(200))),
  /** The visitor's consent to one mail, a confirmation to the address above. */
  wantsMail: z.optional(z.boolean()),
};

const person = { name: requiredText(maxPersonName, 'form_name_required'), email, phone: phone('form_phone_required') };

export const bookingInput = z.strictObject({
  ...person,
  placeName: requiredText(120, 'form_place_required'),
  placeId: z.optional(id),
  ...additions,
});
export type BookingInput = z.infer<typeof bookingInput>;

export const contactInput = z.strictObject({
  ...person,
  queryType: z.enum(queryTypes, 'form_query_type_required'),
  comment: requiredText(maxComment, 'form_comment_required'),
  ...additions,
});
export type ContactInput = z.infer<typeof contactInput>;

/** A receipt: the key that was sent, so that a captive portal cannot pass for us, and a short reference to say on the phone. */
export const receipt = z.object({ success: z.boolean(), key: z.optional(z.string()), reference: z.string() });

/** How the confirmation to the visitor stands; `returned`: mail to that address comes back. Of one that was sent it is known for 30 days. */
export const confirmationStates = ['none', 'waiting', 'sent', 'failed', 'returned'] as const;

export const enquiryAnswer = z.object({
  _id: id,
  kind: z.enum(['booking', 'contact']),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  state: z.enum(enquiryStates),
  note: z.string(),
  /** A booking of a place that the catalogue does not have. */
  unknownPlace: z.boolean(),
  /** A machine seems to have filled in the form. */
  suspect: z.boolean(),
  /** The visitor's; older apps do not say. */
  language: z.nullable(z.enum(languages)),
  confirmation: z.enum(confirmationStates),
  /** As it was sent; null after the retention period, or when it was erased on request (product 11.1). */
  body: z.nullable(z.union([bookingInput, contactInput])),
});
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;

/** One line of an enquiry's history. Texts of notes are not kept: they may name somebody. */
export const enquiryChange = z.object({
  at: z.iso.datetime(),
  /** E-mail of the administrator; empty when it happened by itself. */
  by: z.string(),
  change: z.enum(['forwarded', 'answered', 'closed', 'new', 'note', 'exported', 'erased', 'expired', 'mail_returned', 'mail_not_returned']),
});

/** What a list of enquiries is narrowed by. */
export const enquiryFilter = z.strictObject({
  /** In name, e-mail, phone, place, comment, reference and note. */
  search: z.optional(text(200)),
  state: z.optional(z.enum(enquiryStates)),
  kind: z.optional(z.enum(['booking', 'contact'])),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  offset: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
});

/** Whose data are meant: an e-mail address or a phone number, as the person names it. */
export const personInput = z.strictObject({ contact: requiredText(254, 'form_contact_required') });

export const enquiryCalls = {
  book: endpoint({
    method: 'POST',
    path: '/book-place',
    summary: 'Request the contact of a stay or restaurant',
    body: bookingInput,
    answer: receipt,
    repeated: ['success'],
  }),
  contact: endpoint({
    method: 'POST',
    path: '/contact-form',
    summary: 'Send an enquiry',
    body: contactInput,
    answer: receipt,
    repeated: ['success'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/get-enquiries',
    summary: 'All booking requests and enquiries, newest first',
    token: true,
    answer: z.array(enquiryAnswer),
  }),
  /** Not a GET: what an administrator searches for is a person, and addresses end up in logs. */
  search: endpoint({
    method: 'POST',
    path: '/search-enquiries',
    summary: 'Booking requests and enquiries that fit a filter, newest first',
    token: true,
    body: enquiryFilter,
    answer: z.object({
      enquiries: z.array(enquiryAnswer),
      /** How many fit the filter, whatever its limit. */
      found: z.int(),
    }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/count-enquiries',
    summary: 'How many enquiries are in which state',
    token: true,
    answer: z.record(z.enum(enquiryStates), z.int()),
  }),
  history: endpoint({
    method: 'GET',
    path: '/get-enquiry-history/{id}',
    summary: 'What was done with an enquiry, newest first',
    token: true,
    answer: z.array(enquiryChange),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-enquiry/{id}',
    summary: 'Set the state or note of an enquiry, or whether the confirmation to the visitor came back',
    token: true,
    body: z.partial(
      z.strictObject({
        state: z.enum(enquiryStates),
        note: z.string().check(z.maxLength(4000, 'error_too_long')),
        /** Counts where a confirmation was sent; false takes it back. */
        mailReturned: z.boolean(),
      }),
    ),
    answer: enquiryAnswer,
  }),
  exportPerson: endpoint({
    method: 'POST',
    path: '/export-personal-data',
    summary: 'All that is stored of a person, by e-mail or phone; leaves a line in each history',
    token: true,
    body: personInput,
    answer: z.array(enquiryAnswer),
  }),
  erasePerson: endpoint({
    method: 'POST',
    path: '/erase-personal-data',
    summary: 'Erases all that is stored of a person, by e-mail or phone; keys and references stay',
    token: true,
    body: personInput,
    answer: z.object({ erased: z.int(), references: z.array(z.string()) }),
  }),
};
