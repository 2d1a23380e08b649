import * as z from 'zod/mini';
import { endpoint } from '#calls/endpoint.ts';
import { deskPerson } from '#calls/enquiries.ts';
import { submissionKinds } from '#calls/submissions.ts';
import { requiredText } from '#fields.ts';
import { languages } from '#languages.ts';
import { emailPattern, normaliseEmail } from '#rules/email.ts';
import { maxForwardText, placeholderOf, unknownPlaceholders } from '#rules/forward-text.ts';
import { maxEmail } from '#rules/person.ts';

/** What the enquiry desk works with beside the enquiries themselves: who is there, what it writes to stays, how much comes. */

/** A booking is passed on with its reference, so that the answer can be told apart; whatever else stands in braces must be known. */
export const forwardTextInput = z.strictObject({
  text: requiredText(maxForwardText, 'form_forward_text_required').check(
    z.refine((text) => unknownPlaceholders(text).length === 0, 'form_forward_placeholder'),
    z.refine((text) => text.includes(placeholderOf('reference')), 'form_forward_reference'),
  ),
});

const forwardText = z.object({
  language: z.enum(languages),
  text: z.string(),
  /** As the product brings it. */
  original: z.string(),
});
export type ForwardText = z.infer<typeof forwardText>;

/** Where a stay reads mail; empty: nobody knows. */
const stayMail = z.object({ email: z.string() });

export const stayMailInput = z.strictObject({
  email: z.string('error_email').check(
    z.overwrite(normaliseEmail),
    z.maxLength(maxEmail, 'error_too_long'),
    // A stay is reached from outside: its domain has a dot.
    z.refine((typed) => typed === '' || (emailPattern.test(typed) && /@.+\./.test(typed)), 'error_email'),
  ),
});

const monthCounts = z.object({
  /** `YYYY-MM` by the clocks of the region. */
  month: z.string(),
  counts: z.record(z.enum(submissionKinds), z.int()),
});
export type MonthCounts = z.infer<typeof monthCounts>;

export const enquiryDeskCalls = {
  people: endpoint({
    method: 'GET',
    path: '/get-enquiry-people',
    summary: 'Administrators who can be given an enquiry',
    token: true,
    answer: z.array(deskPerson),
  }),
  months: endpoint({
    method: 'GET',
    path: '/count-enquiries-by-month',
    summary: 'How many enquiries of each kind came in each of the last twelve months, oldest first',
    token: true,
    answer: z.array(monthCounts),
  }),
  forwardTexts: endpoint({
    method: 'GET',
    path: '/get-forward-texts',
    summary: 'What a booking is passed on with, in each language',
    token: true,
    answer: z.array(forwardText),
  }),
  updateForwardText: endpoint({
    method: 'PUT',
    path: '/update-forward-text/{language}',
    summary: 'Set what a booking is passed on with in a language; the original text is followed from then on',
    token: true,
    body: forwardTextInput,
    answer: forwardText,
  }),
  stayMail: endpoint({
    method: 'GET',
    path: '/get-stay-mail/{id}',
    summary: 'Where a stay or restaurant reads mail, by its id; phones never learn it',
    token: true,
    answer: stayMail,
  }),
  updateStayMail: endpoint({
    method: 'PUT',
    path: '/update-stay-mail/{id}',
    summary: 'Set where a stay or restaurant reads mail; an empty address forgets it',
    token: true,
    body: stayMailInput,
    answer: stayMail,
  }),
};
