import { adCalls, type adInput } from '@helpdesk/contract/calls/ads';
import type * as z from 'zod/mini';

import type { SaveTo } from '#admin/form/save-to.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const saveAd = ({ id, seen, key }: SaveTo, body: z.input<typeof adInput>) =>
  id === undefined ? authorisedRequest(adCalls.add, { body, key }) : authorisedRequest(adCalls.update, { params: { id }, body, seen });

export const deleteAd = (id: string, seen: number) => authorisedRequest(adCalls.remove, { params: { id }, seen });
