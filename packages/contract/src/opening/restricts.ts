import type { NoticeRow } from '#sync/rows.ts';

export const closes = ({ kind }: Pick<NoticeRow, 'kind'>): boolean => kind === 'closed';

/** Whether a notice keeps people away from what it is about. */
export const restricts = (notice: Pick<NoticeRow, 'kind' | 'severity'>): boolean => closes(notice) || notice.severity === 'severe';
