import { categoryCalls, type categoryInput } from '@helpdesk/contract/calls/categories';
import type * as z from 'zod/mini';

import type { SaveTo } from '#admin/form/save-to.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const saveCategory = ({ id, seen }: SaveTo, body: z.input<typeof categoryInput>) =>
  id === undefined
    ? authorisedRequest(categoryCalls.add, { body })
    : authorisedRequest(categoryCalls.update, { params: { id }, body, seen });

export const deleteCategory = (id: string, seen: number) => authorisedRequest(categoryCalls.remove, { params: { id }, seen });
