import * as z from 'zod/mini';
import { answerShape, endNotBeforeStart, inputShape } from '#input-schema.ts';
import { ad } from '#kinds/ad.ts';
import type { Answer, Input } from '#kinds/types.ts';
import { endpoint, written } from './endpoint.ts';

/** Advertisements (product 5.8). */

export interface AdInput extends Input<typeof ad> {}
export interface AdAnswer extends Answer<typeof ad> {}

export const adInput = z.strictObject(inputShape(ad)).check(endNotBeforeStart);

export const adAnswer = z.object(answerShape(ad));

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
