import { noticeCalls, type noticeInput } from '@helpdesk/contract/calls/notices';
import type * as z from 'zod/mini';

import type { SaveTo } from '#admin/form/save-to.ts';
import { authorisedRequest } from '#admin/shell/authorised-request.ts';

export const saveNotice = ({ id, seen, key }: SaveTo, body: z.input<typeof noticeInput>) =>
  id === undefined
    ? authorisedRequest(noticeCalls.add, { body, key })
    : authorisedRequest(noticeCalls.update, { params: { id }, body, seen });

export const deleteNotice = (id: string, seen: number) => authorisedRequest(noticeCalls.remove, { params: { id }, seen });
