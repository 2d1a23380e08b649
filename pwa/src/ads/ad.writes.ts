import { adCalls, type adInput } from '@helpdesk/contract/ads';
import type * as z from 'zod/mini';

import type { SaveTo } from '#admin/save-to.ts';
import { tell } from '#admin/tell.ts';

export const saveAd = ({ id, seen }: SaveTo, body: z.input<typeof adInput>) =>
  id === undefined ? tell(adCalls.add, { body }) : tell(adCalls.update, { params: { id }, body, seen });

export const deleteAd = (id: string, seen: number) => tell(adCalls.remove, { params: { id }, seen });
