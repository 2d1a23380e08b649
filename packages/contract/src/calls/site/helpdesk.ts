import * as z from 'zod/mini';
import { endpoint, written } from '#calls/endpoint.ts';
import { answerShape, inputShape } from '#input-schema.ts';
import { helpdesk } from '#kinds/helpdesk.ts';
import type { Answer, Input } from '#kinds/types.ts';
import { languages } from '#languages.ts';

/** What the helpdesk says of itself on public pages (decision 094): its welcome, address, number, hours and links. */

export interface HelpdeskInput extends Input<typeof helpdesk> {}
export interface HelpdeskAnswer extends Answer<typeof helpdesk> {}

const shape = inputShape(helpdesk);

export const helpdeskInput = z.strictObject({
  ...shape,
  address: shape.address.check(z.refine((lines) => lines.length > 0, 'form_helpdesk_address_required')),
});

export const helpdeskAnswer = z.object(answerShape(helpdesk));

/** Pages on which it is seen before it is saved. */
export const helpdeskPages = ['/', '/help', '/contact-us'] as const;
export type HelpdeskPage = (typeof helpdeskPages)[number];

export const helpdeskCalls = {
  read: endpoint({
    method: 'GET',
    path: '/get-helpdesk',
    summary: 'What the helpdesk says of itself; null while nobody has changed what the site came with',
    answer: z.nullable(helpdeskAnswer),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/update-helpdesk',
    summary: 'Change what the helpdesk says of itself',
    token: true,
    body: helpdeskInput,
    answer: written,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/delete-helpdesk',
    summary: 'Go back to what the site came with',
    token: true,
    answer: written,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/preview-helpdesk',
    summary: 'A public page as it will be, as HTML without scripts; nothing is stored',
    token: true,
    body: z.strictObject({ helpdesk: helpdeskInput, page: z.enum(helpdeskPages), language: z.enum(languages) }),
  }),
};
