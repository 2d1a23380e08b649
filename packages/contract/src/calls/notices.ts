import * as z from 'zod/mini';
import { answerShape, endNotBeforeStart, inputShape } from '#input-schema.ts';
import { notice } from '#kinds/notice.ts';
import type { Answer, Input } from '#kinds/types.ts';
import { endpoint, written } from './endpoint.ts';

/** Announcements for a while. */

export interface NoticeInput extends Input<typeof notice> {}
export interface NoticeAnswer extends Answer<typeof notice> {}

export const noticeInput = z.strictObject(inputShape(notice)).check(endNotBeforeStart);

export const noticeAnswer = z.object(answerShape(notice));

export const noticeCalls = {
  list: endpoint({ method: 'GET', path: '/get-notices', summary: 'All notices, ended and coming ones too', answer: z.array(noticeAnswer) }),
  add: endpoint({
    method: 'POST',
    path: '/add-notice',
    summary: 'Add a notice',
    token: true,
    status: 201,
    body: noticeInput,
    answer: written,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/update-notice/{id}',
    summary: 'Change a notice',
    token: true,
    body: noticeInput,
    answer: written,
  }),
  remove: endpoint({ method: 'DELETE', path: '/delete-notice/{id}', summary: 'Delete a notice', token: true, answer: written }),
};
