import { closes } from '@helpdesk/contract/opening/restricts';
import type { NoticeKind } from '@helpdesk/contract/rules/fixed-sets';
import type { NoticeRow } from '@helpdesk/contract/sync/rows';
import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';
import { textsOf } from '#catalogue/texts.ts';
import { restrictionInWords } from '#listings/opening/restriction-in-words.ts';
import { Note } from '#ui/feedback/note.tsx';
import type { IconName } from '#ui/media/icon.tsx';
import { Text } from '#ui/page/text.tsx';
import { classes } from '#ui/style/classes.ts';
import styles from './notice-cards.module.css';
import { noticeKindLabels } from './notice-kinds.ts';

const icons: Record<NoticeKind, IconName> = { danger: 'alert', closed: 'closed', crowd: 'events', info: 'info' };

interface NoticeCardsProps {
  notices: readonly NoticeRow[];
  /** They stand on the page of a listing, which each of them is about: what closes it says so first. */
  ofListing?: boolean;
  /** Leads on from a notice. */
  linkOf?: (notice: NoticeRow) => ReactNode;
}

/** Announcements: each says what kind it is in words, not by its colour alone, from or until when it holds, and who says so. */
export function NoticeCards({ notices, ofListing = false, linkOf }: NoticeCardsProps) {
  return (
    <ul className={classes('list', styles.cards)} aria-label={m.notices_title()}>
      {notices.map((notice) => {
        const { heading, content, source } = textsOf(notice);
        const { kind, severity } = notice;
        const closesThis = ofListing && closes(notice);
        const title = <Text of={heading} />;
        return (
          <li key={notice._id}>
            <Note
              icon={icons[kind]}
              tone={toneOf(notice, closesThis)}
              title={closesThis ? restrictionInWords({ is: 'shut', until: notice.endDate }) : title}
            >
              {closesThis && <p>{title}</p>}
              {content.text && (
                <p>
                  <Text of={content} />
                </p>
              )}
              <p className={styles.when}>
                {severity === 'severe' && `${m.notice_severe()} · `}
                {closesThis ? m.notice_from({ day: inWords(notice.startDate) }) : untilInWords(notice)}
                {source.text && (
                  <>
                    <br />
                    <Text of={source} />
                  </>
                )}
              </p>
              {linkOf?.(notice)}
            </Note>
          </li>
        );
      })}
    </ul>
  );
}

/** Red is for danger to life, and basalt for the page of what is closed. */
function toneOf({ kind, severity }: NoticeRow, closesThis: boolean) {
  if (closesThis) return 'shut';
  if (severity === 'severe') return 'err';
  return kind === 'info' ? 'off' : 'wait';
}

const inWords = (day: string) => dayInWords(day, spokenLanguage());

const untilInWords = ({ kind, endDate }: NoticeRow) => m.notice_until({ kind: noticeKindLabels[kind](), day: inWords(endDate) });
