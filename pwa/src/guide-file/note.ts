import type { NoticeRow } from '@helpdesk/contract/sync/rows';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { textsOf } from '#catalogue/texts.ts';
import { noticeKindLabels } from '#listings/notice-kinds.ts';
import notes from '#ui/feedback/note.module.css';
import type { IconName } from '#ui/media/icon.tsx';
import { classes } from '#ui/style/classes.ts';
import { element, icon, wording } from './element.ts';

/** One state of affairs, in a title and what is said of it. */
export const note = (
  { icon: name, title, isUrgent }: { readonly icon: IconName; readonly title: Node | string; readonly isUrgent?: boolean },
  ...children: Node[]
): HTMLElement =>
  element(
    'div',
    { class: classes(notes.note, isUrgent && notes.wait) },
    icon(name),
    element('b', {}, title),
    element('div', { class: classes(notes.text, 'stack') }, ...children),
  );

/** An announcement, with the day until which it was to hold. */
export function noticeNote(notice: NoticeRow): HTMLElement {
  const { heading, content } = textsOf(notice);
  const until = m.notice_until({ kind: noticeKindLabels[notice.kind](), day: dayInWords(notice.endDate, spokenLanguage()) });
  return note(
    { icon: 'alert', title: wording(heading), isUrgent: notice.kind !== 'info' },
    element('p', {}, wording(content)),
    element('p', {}, until),
  );
}
