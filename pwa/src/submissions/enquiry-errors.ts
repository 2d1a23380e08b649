import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

/** Sentences under fields, by the field's name on the wire. */
export type EnquiryErrors = Readonly<Record<string, string>>;

/** The words of the messages that the contract's schemas name; one by one, so that no others are shipped. */
const words: Readonly<Record<string, () => string>> = {
  form_name_required: m.form_name_required,
  form_phone_required: m.form_phone_required,
  form_query_type_required: m.form_query_type_required,
  form_comment_required: m.form_comment_required,
  form_correction_required: m.form_correction_required,
  form_days_order: m.form_days_order,
  form_day_past: m.form_day_past,
  form_guests: m.form_guests,
  form_utr: m.form_utr,
  error_date: m.error_date,
  error_contact_number: m.error_contact_number,
  error_email: m.error_email,
  error_phone_several: m.error_phone_several,
  error_phone_person: m.error_phone_person,
  error_phone_too_long: m.error_phone_too_long,
  error_too_long: m.error_too_long,
};

/** What the contract's schema has against a form: the first sentence for each field. */
export function enquiryErrors(schema: z.ZodMiniType, form: object): EnquiryErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(form).error?.issues ?? []) {
    errors[String(path[0])] ??= (words[message] ?? m.error_invalid)();
  }
  // The contract knows one rule for e-mail addresses; that there is none is worth its own words.
  if (errors.email && 'email' in form && String(form.email).trim() === '') errors.email = m.login_email_required();
  return errors;
}
