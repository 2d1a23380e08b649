import { categoryCalls, type categoryInput } from '@helpdesk/contract/categories';
import type * as z from 'zod/mini';

import { tell } from '#admin/tell.ts';

export const saveCategory = (id: string | undefined, body: z.input<typeof categoryInput>) =>
  id === undefined ? tell(categoryCalls.add, { body }) : tell(categoryCalls.update, { params: { id }, body });

export const deleteCategory = (id: string) => tell(categoryCalls.remove, { params: { id } });
