import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, id, phone, requiredText } from './fields.ts';

/** Booking requests and contact enquiries (spec section 3, decisions W3, W9, W11). */

/** Spec section 5 "Contact form". */
export const queryTypes = ['Donation Related', 'Interested in Tie up', 'Feedback/Grievance'] as const;

const additions = {
  noticeVersion: z.optional(z.string().check(z.maxLength(20))),
  language: z.optional(z.enum(['en', 'mr', 'hi'])),
};

const person = { name: requiredText(120, 'form_name_required'), email, phone: phone('form_phone_required') };

export const bookingInput = z.strictObject({
  ...person,
  placeName: requiredText(120, 'form_place_required'),
  placeId: z.optional(id),
  ...additions,
});

export const contactInput = z.strictObject({
  ...person,
  queryType: z.enum(queryTypes, 'form_query_type_required'),
  comment: requiredText(4000, 'form_comment_required'),
  ...additions,
});

/** A receipt: the key that was sent, so that a captive portal cannot pass for us, and a short reference. */
export const receipt = z.object({ success: z.boolean(), key: z.optional(z.string()), reference: z.string() });

export const enquiryAnswer = z.object({
  _id: id,
  kind: z.enum(['booking', 'contact']),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  state: z.enum(['new', 'forwarded', 'answered', 'closed']),
  note: z.string(),
  /** Null after the retention period (decision B19). */
  body: z.nullable(z.union([bookingInput, contactInput])),
});

export const enquiryCalls = {
  book: endpoint({
    method: 'POST',
    path: '/book-place',
    summary: 'Request the contact of a stay or restaurant',
    body: bookingInput,
    answer: receipt,
    beside: ['success'],
  }),
  contact: endpoint({
    method: 'POST',
    path: '/contact-form',
    summary: 'Send an enquiry',
    body: contactInput,
    answer: receipt,
    beside: ['success'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/get-enquiries',
    summary: 'All booking requests and enquiries',
    token: true,
    answer: z.array(enquiryAnswer),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-enquiry/{id}',
    summary: 'Set the state or note of an enquiry',
    token: true,
    body: z.partial(
      z.strictObject({ state: z.enum(['new', 'forwarded', 'answered', 'closed']), note: z.string().check(z.maxLength(4000)) }),
    ),
    answer: enquiryAnswer,
  }),
};
