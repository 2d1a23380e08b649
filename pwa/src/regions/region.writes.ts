import { regionCalls, type regionInput } from '@helpdesk/contract/calls/regions';
import type * as z from 'zod/mini';

import type { SaveTo } from '#admin/form/save-to.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const saveRegion = ({ id, seen }: SaveTo, body: z.input<typeof regionInput>) =>
  id === undefined ? authorisedRequest(regionCalls.add, { body }) : authorisedRequest(regionCalls.update, { params: { id }, body, seen });

export const deleteRegion = (id: string, seen: number) => authorisedRequest(regionCalls.remove, { params: { id }, seen });
