import type { NoticeKind } from '@helpdesk/contract/rules/fixed-sets';
import { m } from '@helpdesk/words/messages';

/** What each kind of notice is called. */
export const noticeKindLabels: Readonly<Record<NoticeKind, () => string>> = {
  danger: m.notice_danger,
  closed: m.notice_closed,
  crowd: m.notice_crowd,
  info: m.notice_info,
};
