import * as z from 'zod/mini';
import { answerShape, detailShape, inputShape } from '#input-schema.ts';
import { resort } from '#kinds/resort.ts';
import type { Answer, Input } from '#kinds/types.ts';
import { amenityKeys } from '#rules/fixed-sets.ts';
import { endpoint, written } from './endpoint.ts';
import { listQuery, popularInput } from './listing.ts';

/** Accommodation (product 5.4). */

export interface ResortInput extends Input<typeof resort> {}
export interface ResortAnswer extends Answer<typeof resort> {}

export const resortInput = z.strictObject({
  ...inputShape(resort),
  /** Accepted and ignored (product 5.4). */
  bookingCTAText: z.optional(z.string().check(z.maxLength(200))),
  regionIds: z.optional(z.unknown()),
});
export const resortAnswer = z.object(answerShape(resort));

export const resortDetail = z.object(detailShape(resort));

const resortQuery = z.object({ ...listQuery, amenity: z.optional(z.enum([...amenityKeys, ''])) });

export const resortCalls = {
  list: endpoint({
    method: 'GET',
    path: '/get-resorts',
    summary: 'Accommodation, all or filtered',
    query: resortQuery,
    answer: z.array(resortAnswer),
  }),
  one: endpoint({ method: 'GET', path: '/get-resort/{id}', summary: 'One accommodation with the places near it', answer: resortDetail }),
  add: endpoint({
    method: 'POST',
    path: '/add-resort',
    summary: 'Add an accommodation',
    token: true,
    status: 201,
    body: resortInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-resort/{id}',
    summary: 'Change an accommodation, or only its popular flag',
    token: true,
    body: z.union([popularInput, resortInput]),
    answer: written,
  }),
  remove: endpoint({ method: 'DELETE', path: '/delete-resort/{id}', summary: 'Delete an accommodation', token: true, answer: written }),
};
