import { noticeCalls, type noticeInput } from '@helpdesk/contract/notices';
import type * as z from 'zod/mini';

import type { SaveTo } from '#admin/save-to.ts';
import { tell } from '#admin/tell.ts';

export const saveNotice = ({ id, seen }: SaveTo, body: z.input<typeof noticeInput>) =>
  id === undefined ? tell(noticeCalls.add, { body }) : tell(noticeCalls.update, { params: { id }, body, seen });

export const deleteNotice = (id: string, seen: number) => tell(noticeCalls.remove, { params: { id }, seen });
