import * as z from 'zod/mini';
import { answerShape, detailShape, inputShape } from '#input-schema.ts';
import { place } from '#kinds/place.ts';
import type { Answer, Input } from '#kinds/types.ts';
import { endpoint, written } from './endpoint.ts';
import { listQuery, popularInput } from './listing.ts';

/** Tourist places (product 5.3). */

export interface PlaceInput extends Input<typeof place> {}
export interface PlaceAnswer extends Answer<typeof place> {}

export const placeInput = z.strictObject(inputShape(place));
export const placeAnswer = z.object(answerShape(place));

export const placeDetail = z.object(detailShape(place));

export const placeCalls = {
  list: endpoint({
    method: 'GET',
    path: '/get-tourist-places',
    summary: 'Tourist places, all or filtered',
    query: z.object(listQuery),
    answer: z.array(placeAnswer),
  }),
  one: endpoint({ method: 'GET', path: '/get-tourist-place/{id}', summary: 'One tourist place with what is near it', answer: placeDetail }),
  add: endpoint({
    method: 'POST',
    path: '/add-tourist-place',
    summary: 'Add a tourist place',
    token: true,
    status: 201,
    body: placeInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-tourist-place/{id}',
    summary: 'Change a tourist place, or only its popular flag',
    token: true,
    body: z.union([popularInput, placeInput]),
    answer: written,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-tourist-place/{id}',
    summary: 'Delete a tourist place',
    token: true,
    answer: written,
  }),
};
