import { noticeCalls, type noticeInput } from '@helpdesk/contract/notices';
import type * as z from 'zod/mini';

import { tell } from '#admin/tell.ts';

export const saveNotice = (id: string | undefined, body: z.input<typeof noticeInput>) =>
  id === undefined ? tell(noticeCalls.add, { body }) : tell(noticeCalls.update, { params: { id }, body });

export const deleteNotice = (id: string) => tell(noticeCalls.remove, { params: { id } });
