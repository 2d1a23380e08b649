import * as z from 'zod/mini';
import { endpoint, written } from './endpoint.ts';
import { httpsLink, id, localDate, phone, pictureAddress, requiredText, version } from './fields.ts';

/** Advertisements (spec section 3). Priority 1 comes first; the end date is inclusive (decision B28). */

export const adInput = z
  .strictObject({
    title: requiredText(120, 'form_title_required'),
    targetURL: httpsLink('form_target_url_required'),
    contactNumber: phone('form_contact_number_required'),
    priority: z.int('form_priority_required').check(z.gte(1), z.lte(1000)),
    startDate: z.iso.date('form_start_date_required'),
    endDate: z.iso.date('form_end_date_required'),
    images: z.array(pictureAddress, 'form_image_required').check(z.minLength(1, 'form_image_required'), z.maxLength(20)),
  })
  .check(z.refine(({ startDate, endDate }) => endDate >= startDate, { error: 'form_end_before_start', path: ['endDate'] }));

export const adAnswer = z.object({
  _id: id,
  version,
  title: z.string(),
  targetURL: z.string(),
  contactNumber: z.string(),
  priority: z.int(),
  startDate: localDate,
  endDate: localDate,
  images: z.array(z.string()),
});

export const adCalls = {
  list: endpoint({
    method: 'GET',
    path: '/get-ads',
    summary: 'All advertisements',
    query: z.object({ search: z.optional(z.string().check(z.maxLength(200))) }),
    answer: z.array(adAnswer),
  }),
  add: endpoint({
    method: 'POST',
    path: '/add-ad',
    summary: 'Add an advertisement',
    token: true,
    status: 201,
    body: adInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-ad/{id}',
    summary: 'Change an advertisement',
    token: true,
    body: adInput,
    answer: written,
  }),
  remove: endpoint({ method: 'DELETE', path: '/delete-ad/{id}', summary: 'Delete an advertisement', token: true, answer: written }),
};
