import * as z from 'zod/mini';
import { id, requiredText, text } from '#fields.ts';
import { languages } from '#languages.ts';
import { endpoint } from './endpoint.ts';
import { bookingInput, contactInput, correctionInput, donationInput, submissionInput, submissionKinds } from './submissions.ts';

/** What visitors send, and what the helpdesk does with it (product 5.11, product 9.1, product 9.5). */

export const enquiryStates = ['new', 'forwarded', 'answered', 'closed'] as const;

/** Of what visitors send: the whole body, on the wire. */
export const maxEnquiryBytes = 8 * 1024;

/** A receipt: the key that was sent, so that a captive portal cannot pass for us, and a short reference to say on the phone. */
export const receipt = z.object({ success: z.boolean(), key: z.optional(z.string()), reference: z.string() });

/** A visitor is to be answered within so long, in milliseconds. */
export const answeredWithinMs = 24 * 3_600_000;

/** Of a note, in UTF-16 code units. */
export const maxNote = 4000;

/** How the helpdesk passes a booking on to its stay. Their own programs send it; the server only notes it (decision 090). */
export const forwardWays = ['whatsapp', 'mail'] as const;

/** An administrator, as enquiries name one. */
export const deskPerson = z.object({ _id: id, email: z.string() });
export type DeskPerson = z.infer<typeof deskPerson>;

/** What the helpdesk wrote to itself. */
const enquiryNote = z.object({
  at: z.iso.datetime(),
  /** E-mail of the administrator; empty: not known any more. */
  by: z.string(),
  text: z.string(),
});
export type EnquiryNote = z.infer<typeof enquiryNote>;

/** How the confirmation to the visitor stands; `returned`: mail to that address comes back. Of one that was sent it is known for 30 days. */
export const confirmationStates = ['none', 'waiting', 'sent', 'failed', 'returned'] as const;

export const enquiryAnswer = z.object({
  _id: id,
  kind: z.enum(submissionKinds),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  state: z.enum(enquiryStates),
  /** Oldest first. */
  notes: z.array(enquiryNote),
  /** Who deals with it; null: nobody yet. */
  assignedTo: z.nullable(deskPerson),
  /** Of one that is answered, or closed after that: when, and by which administrator's e-mail. */
  answered: z.nullable(z.object({ at: z.iso.datetime(), by: z.string() })),
  /** A booking of a place that the catalogue does not have. */
  unknownPlace: z.boolean(),
  /** A machine seems to have filled in the form. */
  suspect: z.boolean(),
  /** The visitor's; older apps do not say. */
  language: z.nullable(z.enum(languages)),
  confirmation: z.enum(confirmationStates),
  /** As it was sent; null after the retention period, or when it was erased on request (product 11.1). */
  body: z.nullable(submissionInput),
});
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;

/** One line of an enquiry's history. Texts of notes are not kept: they may name somebody. */
export const enquiryChange = z.object({
  at: z.iso.datetime(),
  /** E-mail of the administrator; empty when it happened by itself. */
  by: z.string(),
  change: z.enum([
    'forwarded',
    'answered',
    'closed',
    'new',
    'note',
    'assigned',
    'unassigned',
    'forwarded_whatsapp',
    'forwarded_mail',
    'exported',
    'erased',
    'expired',
    'mail_returned',
    'mail_not_returned',
  ]),
});

/** What a list of enquiries is narrowed by. */
export const enquiryFilter = z.strictObject({
  /** In name, e-mail, phone, place, comment, message, the bank's reference, reference and notes. */
  search: z.optional(text(200)),
  state: z.optional(z.enum(enquiryStates)),
  kind: z.optional(z.enum(submissionKinds)),
  /** `mine`: of whoever asks; `nobody`; or an administrator's id. */
  assigned: z.optional(id),
  /** The visitor's. */
  language: z.optional(z.enum(languages)),
  /** Neither answered nor closed, and here for longer than a visitor is to wait. */
  waiting: z.optional(z.literal(true)),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  offset: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
});

/** How far a request has come: all that a phone is told of it, and nothing of whoever sent it. */
const requestState = z.object({
  /** As it was asked for. */
  key: z.string(),
  state: z.enum(enquiryStates),
  /** Since when: the moment of the receipt, or of the helpdesk's last change to this state. */
  since: z.iso.datetime(),
});
export type RequestState = z.infer<typeof requestState>;

/** Of how many requests a phone asks at once. */
export const maxStatesAsked = 50;

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
  correct: endpoint({
    method: 'POST',
    path: '/suggest-correction',
    summary: 'Say what is wrong with a listing',
    body: correctionInput,
    answer: receipt,
    repeated: ['success'],
  }),
  donated: endpoint({
    method: 'POST',
    path: '/report-donation',
    summary: 'Name the bank’s reference of a donation',
    body: donationInput,
    answer: receipt,
    repeated: ['success'],
  }),
  /** Whoever knows the key that a request was sent under has sent it. Keys that nobody sent are left out. */
  states: endpoint({
    method: 'POST',
    path: '/get-request-states',
    summary: 'How far requests have come, by their keys',
    body: z.strictObject({ keys: z.array(z.guid()).check(z.maxLength(maxStatesAsked)) }),
    answer: z.array(requestState),
  }),
  list: endpoint({
    method: 'GET',
    path: '/get-enquiries',
    summary: 'All that visitors sent, newest first',
    token: true,
    answer: z.array(enquiryAnswer),
  }),
  /** Not a GET: what an administrator searches for is a person, and addresses end up in logs. */
  search: endpoint({
    method: 'POST',
    path: '/search-enquiries',
    summary: 'What visitors sent that fits a filter, newest first',
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
    summary: 'Set the state of an enquiry or who deals with it, add a note, note that it was passed on, or that the confirmation came back',
    token: true,
    body: z.partial(
      z.strictObject({
        state: z.enum(enquiryStates),
        /** Is added to those that are there. */
        note: requiredText(maxNote, 'form_note_required'),
        assignedTo: z.nullable(id),
        /** It was passed on in this way: one that is new is forwarded from now on. */
        forwarded: z.enum(forwardWays),
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
