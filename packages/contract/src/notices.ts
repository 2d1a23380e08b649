import * as z from 'zod/mini';
import { endpoint, written } from './endpoint.ts';
import { id, localDate, requiredText, text, version } from './fields.ts';
import { listingKinds, noticeKinds } from './fixed-sets.ts';
import { inEachTranslation } from './languages.ts';
import { stillRight, translatedFields } from './translations.ts';

/** Announcements for a while: a closed path, a landslide, a festival crowd. Both days are inclusive, in Asia/Kolkata. */

const texts = z.partial(z.strictObject({ heading: text(120), content: text(2_000) }));

export const noticeInput = z
  .strictObject({
    kind: z.enum(noticeKinds, 'form_notice_kind_required'),
    heading: requiredText(120, 'form_heading_required'),
    content: text(2_000),
    translations: z.optional(z.partial(z.strictObject(inEachTranslation(() => texts)))),
    /** The one listing it is about; null: the whole region. */
    listing: z.nullable(z.strictObject({ kind: z.enum(listingKinds), id })),
    startDate: z.iso.date('form_start_date_required'),
    endDate: z.iso.date('form_end_date_required'),
    stillRight: stillRight(translatedFields.notice),
  })
  .check(z.refine(({ startDate, endDate }) => endDate >= startDate, { error: 'form_end_before_start', path: ['endDate'] }));

export const noticeAnswer = z.object({
  _id: id,
  version,
  kind: z.enum(noticeKinds),
  heading: z.string(),
  content: z.string(),
  translations: z.record(z.string(), texts),
  listing: z.nullable(z.object({ kind: z.enum(listingKinds), id })),
  startDate: localDate,
  endDate: localDate,
});

export const noticeCalls = {
  list: endpoint({ method: 'GET', path: '/get-notices', summary: 'All notices, ended and coming ones too', answer: z.array(noticeAnswer) }),
  add: endpoint({
    method: 'POST',
    path: '/add-notice',
    summary: 'Add a notice',
    token: true,
    status: 201,
    body: noticeInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-notice/{id}',
    summary: 'Change a notice',
    token: true,
    body: noticeInput,
    answer: written,
  }),
  remove: endpoint({ method: 'DELETE', path: '/delete-notice/{id}', summary: 'Delete a notice', token: true, answer: written }),
};
