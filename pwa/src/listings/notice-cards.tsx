import type { NoticeKind } from '@helpdesk/contract/rules/fixed-sets';
import type { NoticeRow } from '@helpdesk/contract/sync/rows';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { textsOf } from '#catalogue/texts.ts';
import type { Tone } from '#ui/feedback/badge.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { IconName } from '#ui/media/icon.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';

import { dayInWords } from './day-in-words.ts';
import styles from './notice-cards.module.css';
import { noticeKindLabels } from './notice-kinds.ts';

const looks: Record<NoticeKind, { readonly icon: IconName; readonly tone: Tone }> = {
  danger: { icon: 'alert', tone: 'err' },
  closed: { icon: 'alert', tone: 'wait' },
  crowd: { icon: 'events', tone: 'wait' },
  info: { icon: 'info', tone: 'off' },
};

interface NoticeCardsProps {
  notices: readonly NoticeRow[];
  /** Leads on from a notice. */
  linkOf?: (notice: NoticeRow) => ReactNode;
}

/** Announcements: each says what kind it is in words, not by its colour alone, and until when it holds. */
export function NoticeCards({ notices, linkOf }: NoticeCardsProps) {
  return (
    <ul className={classes('list', styles.cards)} aria-label={m.notices_title()}>
      {notices.map((notice) => {
        const { heading, content } = textsOf(notice);
        const { icon, tone } = looks[notice.kind];
        return (
          <li key={notice._id}>
            <Note icon={icon} tone={tone} title={<Text of={heading} />}>
              {content.text && (
                <p>
                  <Text of={content} />
                </p>
              )}
              <p className={styles.when}>
                {m.notice_until({ kind: noticeKindLabels[notice.kind](), day: dayInWords(notice.endDate, spokenLanguage()) })}
              </p>
              {linkOf?.(notice)}
            </Note>
          </li>
        );
      })}
    </ul>
  );
}
