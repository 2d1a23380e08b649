import { regionCalls, type regionInput } from '@helpdesk/contract/regions';
import type * as z from 'zod/mini';

import type { SaveTo } from '#admin/save-to.ts';
import { tell } from '#admin/tell.ts';

export const saveRegion = ({ id, seen }: SaveTo, body: z.input<typeof regionInput>) =>
  id === undefined ? tell(regionCalls.add, { body }) : tell(regionCalls.update, { params: { id }, body, seen });

export const deleteRegion = (id: string, seen: number) => tell(regionCalls.remove, { params: { id }, seen });
