import * as z from 'zod/mini';
import { endpoint, written } from './endpoint.ts';
import { id, requiredText, text, version } from './fields.ts';
import { inEachTranslation } from './languages.ts';
import { stillRight, translatedFields } from './translations.ts';

/** Regions (spec section 3). */

const texts = z.partial(z.strictObject({ name: text(120), content: text(20_000) }));

export const regionInput = z.strictObject({
  name: requiredText(120, 'form_name_required').check(z.refine((name) => !name.includes('/'), 'form_name_reserved')),
  content: requiredText(20_000, 'form_content_required'),
  translations: z.optional(z.partial(z.strictObject(inEachTranslation(() => texts)))),
  stillRight: stillRight(translatedFields.region),
});

export const regionAnswer = z.object({
  _id: id,
  version,
  name: z.string(),
  content: z.string(),
  translations: z.record(z.string(), texts),
});

export const regionCalls = {
  list: endpoint({ method: 'GET', path: '/get-regions', summary: 'All regions', answer: z.array(regionAnswer) }),
  add: endpoint({
    method: 'POST',
    path: '/add-region',
    summary: 'Add a region',
    token: true,
    status: 201,
    body: regionInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-region/{id}',
    summary: 'Change a region',
    token: true,
    body: regionInput,
    answer: written,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-region/{id}',
    summary: 'Delete a region that no listing uses',
    token: true,
    answer: written,
  }),
};
