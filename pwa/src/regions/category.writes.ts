import { categoryCalls, type categoryInput } from '@helpdesk/contract/categories';
import type * as z from 'zod/mini';

import type { SaveTo } from '#admin/save-to.ts';
import { tell } from '#admin/tell.ts';

export const saveCategory = ({ id, seen }: SaveTo, body: z.input<typeof categoryInput>) =>
  id === undefined ? tell(categoryCalls.add, { body }) : tell(categoryCalls.update, { params: { id }, body, seen });

export const deleteCategory = (id: string, seen: number) => tell(categoryCalls.remove, { params: { id }, seen });
