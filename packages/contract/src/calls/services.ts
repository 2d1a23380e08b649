import * as z from 'zod/mini';
import { answerShape, detailShape, inputShape } from '#input-schema.ts';
import { service } from '#kinds/service.ts';
import type { Answer, Input } from '#kinds/types.ts';
import { endpoint, written } from './endpoint.ts';
import { listQuery, popularInput } from './listing.ts';

/** Services, on the screen "Essentials". */

export interface ServiceInput extends Input<typeof service> {}
export interface ServiceAnswer extends Answer<typeof service> {}

export const serviceInput = z.strictObject(inputShape(service));
export const serviceAnswer = z.object(answerShape(service));

export const serviceDetail = z.object(detailShape(service));

export const serviceCalls = {
  list: endpoint({
    method: 'GET',
    path: '/get-services',
    summary: 'Services, all or filtered',
    query: z.object(listQuery),
    answer: z.array(serviceAnswer),
  }),
  one: endpoint({ method: 'GET', path: '/get-service/{id}', summary: 'One service', answer: serviceDetail }),
  add: endpoint({
    method: 'POST',
    path: '/add-service',
    summary: 'Add a service',
    token: true,
    status: 201,
    body: serviceInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-service/{id}',
    summary: 'Change a service, or only its popular flag',
    token: true,
    body: z.union([popularInput, serviceInput]),
    answer: written,
  }),
  remove: endpoint({ method: 'DELETE', path: '/delete-service/{id}', summary: 'Delete a service', token: true, answer: written }),
};
