import type { FieldsOf } from '@helpdesk/contract/kinds/descriptions';
import type { CatalogueTable } from '@helpdesk/contract/kinds/kinds';
import type { RequiredMessage } from '@helpdesk/contract/kinds/types';
import { m } from '@helpdesk/words/messages';
import type * as z from 'zod/mini';

/** Sentences under fields, by the field's name on the wire. */
export type Errors = Readonly<Record<string, string>>;

/** What the contract's schemas say of forms beside what their fields require. */
type Refusal =
  | 'form_name_reserved'
  | 'form_nearby_required'
  | 'form_nearby_at_most_three'
  | 'form_nearby_twice'
  | 'form_end_before_start'
  | 'form_contact_required'
  | 'form_subject_required'
  | 'form_helpdesk_address_required'
  | 'form_password_too_short'
  | 'form_kiosk_pin'
  | 'form_note_required'
  | 'form_forward_text_required'
  | 'form_forward_placeholder'
  | 'form_forward_reference'
  | 'error_contact_number'
  | 'error_email'
  | 'error_https_link'
  | 'error_wikidata'
  | 'error_osm'
  | 'error_picture_address'
  | 'error_phone_several'
  | 'error_phone_too_long'
  | 'error_too_long'
  | 'error_time'
  | 'error_date'
  | 'login_email_required'
  | 'login_email_invalid'
  | 'login_password_required'
  | 'login_code_required';

/** The words of the messages that the contract's schemas name; one by one, so that no others are shipped. */
const words: Readonly<Record<Refusal | RequiredMessage<FieldsOf<CatalogueTable>>, () => string>> = {
  form_name_required: m.form_name_required,
  form_name_reserved: m.form_name_reserved,
  form_content_required: m.form_content_required,
  form_map_url_required: m.form_map_url_required,
  form_category_required: m.form_category_required,
  form_region_required: m.form_region_required,
  form_resort_region_required: m.form_resort_region_required,
  form_nearby_required: m.form_nearby_required,
  form_nearby_at_most_three: m.form_nearby_at_most_three,
  form_nearby_twice: m.form_nearby_twice,
  form_image_required: m.form_image_required,
  form_contact_number_required: m.form_contact_number_required,
  form_title_required: m.form_title_required,
  form_target_url_required: m.form_target_url_required,
  form_start_date_required: m.form_start_date_required,
  form_end_date_required: m.form_end_date_required,
  form_end_before_start: m.form_end_before_start,
  form_priority_required: m.form_priority_required,
  form_service_type_required: m.form_service_type_required,
  form_notice_kind_required: m.form_notice_kind_required,
  form_notice_severity_required: m.form_notice_severity_required,
  form_heading_required: m.form_heading_required,
  form_description_required: m.form_description_required,
  form_contact_required: m.form_contact_required,
  form_subject_required: m.form_subject_required,
  form_helpdesk_welcome_required: m.form_helpdesk_welcome_required,
  form_helpdesk_address_required: m.form_helpdesk_address_required,
  form_password_too_short: m.form_password_too_short,
  form_kiosk_pin: m.form_kiosk_pin,
  form_note_required: m.form_note_required,
  form_forward_text_required: m.form_forward_text_required,
  form_forward_placeholder: m.form_forward_placeholder,
  form_forward_reference: m.form_forward_reference,
  error_contact_number: m.error_contact_number,
  error_email: m.error_email,
  error_https_link: m.error_https_link,
  error_wikidata: m.error_wikidata,
  error_osm: m.error_osm,
  error_picture_address: m.error_picture_address,
  error_phone_several: m.error_phone_several,
  error_phone_too_long: m.error_phone_too_long,
  error_too_long: m.error_too_long,
  error_time: m.error_time,
  error_date: m.error_date,
  login_email_required: m.login_email_required,
  login_email_invalid: m.login_email_invalid,
  login_password_required: m.login_password_required,
  login_code_required: m.login_code_required,
};

/** What a schema of the contract has against a form: the first sentence for each field. */
export function errorsOf(schema: z.ZodMiniType, form: unknown): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(form).error?.issues ?? []) {
    errors[String(path[0])] ??= (message in words ? words[message as keyof typeof words] : m.error_invalid)();
  }
  return errors;
}
