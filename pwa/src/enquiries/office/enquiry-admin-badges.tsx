import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';

import { Badge, type Tone } from '#ui/feedback/badge.tsx';
import type { IconName } from '#ui/media/icon.tsx';
import styles from './enquiry-admin-badges.module.css';
import { type EnquiryKind, type EnquiryState, kindWords, marksOf, stateWords } from './enquiry-admin-words.ts';

const icons: Readonly<Record<EnquiryKind, IconName>> = { booking: 'bed', contact: 'mail', correction: 'alert', donation: 'give' };

const looks: Readonly<Record<EnquiryState, { readonly icon: IconName; readonly tone: Tone }>> = {
  new: { icon: 'wait', tone: 'wait' },
  forwarded: { icon: 'share', tone: 'off' },
  answered: { icon: 'check', tone: 'ok' },
  closed: { icon: 'saved', tone: 'off' },
};

/** What an enquiry is, how far it has come, and what is odd about it. */
export function EnquiryBadges({ enquiry }: { enquiry: EnquiryAnswer }) {
  const { kind, state } = enquiry;
  return (
    <div className={styles.badges}>
      <Badge icon={icons[kind]}>{kindWords[kind]()}</Badge>
      <Badge {...looks[state]}>{stateWords[state]()}</Badge>
      {marksOf(enquiry).map(({ icon, tone, words }) => (
        <Badge key={words} icon={icon} tone={tone}>
          {words}
        </Badge>
      ))}
    </div>
  );
}
