import * as z from 'zod/mini';
import { reservedSegments } from './addresses.ts';
import { endpoint, written } from './endpoint.ts';
import { id, requiredText, text, version } from './fields.ts';
import { inEachTranslation } from './languages.ts';
import { placeAnswer } from './places.ts';
import { regionAnswer } from './regions.ts';
import { pathName } from './slug.ts';
import { stillRight, translatedFields } from './translations.ts';

const texts = z.partial(z.strictObject({ name: text(120), heading: text(200), description: text(2000) }));

export const categoryInput = z.strictObject({
  name: requiredText(120, 'form_name_required').check(
    z.refine((name) => !reservedSegments.has(pathName(name)) && !name.includes('/'), 'form_name_reserved'),
  ),
  heading: requiredText(200, 'form_heading_required'),
  description: requiredText(2000, 'form_description_required'),
  translations: z.optional(z.partial(z.strictObject(inEachTranslation(() => texts)))),
  stillRight: stillRight(translatedFields.category),
});

export const categoryAnswer = z.object({
  _id: id,
  version,
  name: z.string(),
  heading: z.string(),
  description: z.string(),
  translations: z.record(z.string(), texts),
});

/** `regionsDetails`: the regions that hold a place of the category; `_id` null: 'Unknown Region' (decision W12). */
export const categoryDetail = z.extend(categoryAnswer, {
  regionsDetails: z.array(z.object({ _id: z.nullable(id), regionName: z.string() })),
});

export const categoryCalls = {
  list: endpoint({ method: 'GET', path: '/get-categories', summary: 'All categories', answer: z.array(categoryAnswer) }),
  one: endpoint({
    method: 'GET',
    path: '/get-category/{categoryId}',
    summary: 'A category and the regions that hold a place of it',
    answer: categoryDetail,
  }),
  region: endpoint({
    method: 'GET',
    path: '/get-region-and-attractive-place-list/{categoryId}/{regionId}',
    summary: 'A region and its places of one category',
    answer: z.object({ regionDetails: regionAnswer, touristPlaceDetails: z.array(placeAnswer) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/add-category',
    summary: 'Add a category',
    token: true,
    status: 201,
    body: categoryInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-category/{id}',
    summary: 'Change a category',
    token: true,
    body: categoryInput,
    answer: written,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-category/{id}',
    summary: 'Delete a category that no place uses',
    token: true,
    answer: written,
  }),
};
