import { adCalls, type adInput } from '@helpdesk/contract/ads';
import type * as z from 'zod/mini';

import { tell } from '#admin/tell.ts';

export const saveAd = (id: string | undefined, body: z.input<typeof adInput>) =>
  id === undefined ? tell(adCalls.add, { body }) : tell(adCalls.update, { params: { id }, body });

export const deleteAd = (id: string) => tell(adCalls.remove, { params: { id } });
