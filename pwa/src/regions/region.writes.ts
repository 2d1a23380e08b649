import { regionCalls, type regionInput } from '@helpdesk/contract/regions';
import type * as z from 'zod/mini';

import { tell } from '#admin/tell.ts';

export const saveRegion = (id: string | undefined, body: z.input<typeof regionInput>) =>
  id === undefined ? tell(regionCalls.add, { body }) : tell(regionCalls.update, { params: { id }, body });

export const deleteRegion = (id: string) => tell(regionCalls.remove, { params: { id } });
