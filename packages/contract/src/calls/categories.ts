import * as z from 'zod/mini';
import { id } from '#fields.ts';
import { answerShape, inputShape } from '#input-schema.ts';
import { category } from '#kinds/category.ts';
import type { Input } from '#kinds/types.ts';
import { reservedSegments } from '#rules/addresses.ts';
import { isPathName, pathName } from '#rules/slug.ts';
import { endpoint, written } from './endpoint.ts';
import { placeAnswer } from './places.ts';
import { regionAnswer } from './regions.ts';

/** Categories of tourist places (product 5.7). */

export interface CategoryInput extends Input<typeof category> {}

const shape = inputShape(category);

export const categoryInput = z.strictObject({
  ...shape,
  name: shape.name.check(z.refine((name) => !reservedSegments.has(pathName(name)) && isPathName(name), 'form_name_reserved')),
});

export const categoryAnswer = z.object(answerShape(category));

/** `regionsDetails`: the regions that hold a place of the category; `_id` null: 'Unknown Region' (product 3.3). */
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
