import * as z from 'zod/mini';
import { answerShape, inputShape } from '#input-schema.ts';
import { region } from '#kinds/region.ts';
import type { Input } from '#kinds/types.ts';
import { isPathName, pathName, unknownRegionSegment } from '#rules/slug.ts';
import { endpoint, written } from './endpoint.ts';

/** Regions (product 5.7). */

export interface RegionInput extends Input<typeof region> {}

const shape = inputShape(region);

export const regionInput = z.strictObject({
  ...shape,
  name: shape.name.check(z.refine((name) => isPathName(name) && pathName(name) !== unknownRegionSegment, 'form_name_reserved')),
});

export const regionAnswer = z.object(answerShape(region));

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
