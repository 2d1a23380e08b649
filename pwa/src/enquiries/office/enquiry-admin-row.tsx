import type { EnquiryAnswer } from '@helpdesk/contract/calls/enquiries';
import { previewOf } from '@helpdesk/contract/rules/preview';
import { m } from '@helpdesk/words/messages';
import { useAuthorName } from '#admin/shell/colleagues.ts';

import { useWholeCatalogue } from '#catalogue/use-catalogue.tsx';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Text } from '#ui/page/text.tsx';

import { EnquiryBadges } from './enquiry-admin-badges.tsx';
import { EnquiryContact } from './enquiry-admin-contact.tsx';
import styles from './enquiry-admin-row.module.css';
import { commentOf, detailsOf, languageOf, nameOf, shownSubject } from './enquiry-admin-words.ts';

export function EnquiryRow({ enquiry, onView }: { enquiry: EnquiryAnswer; onView: () => void }) {
  const { body, reference, receivedAt, assignedTo } = enquiry;
  const comment = commentOf(enquiry);
  const details = detailsOf(enquiry);
  const name = nameOf(enquiry);
  const catalogue = useWholeCatalogue();
  const authorName = useAuthorName();
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <EnquiryBadges enquiry={enquiry} />
        <EnquiryContact body={body} />
        {body && (
          <p className={styles.subject}>
            <Text of={shownSubject(enquiry, catalogue)} />
          </p>
        )}
        {details.length > 0 && <p>{details.join(', ')}</p>}
        {comment && <p className={styles.comment}>{previewOf(comment)}</p>}
      </div>
      <p className={styles.side}>
        <b>{reference}</b>
        <time dateTime={receivedAt}>{momentInWords(receivedAt)}</time>
        <span>{languageOf(enquiry)}</span>
        {assignedTo && <span>{authorName(assignedTo.email)}</span>}
      </p>
      <Button
        look="line"
        className={styles.view}
        // Two enquiries of one person are told apart by their references.
        aria-label={m.admin_row_of({ what: m.admin_view(), name: name === reference ? name : `${name}, ${reference}` })}
        onClick={onView}
      >
        <Icon name="eye" />
        {m.admin_view()}
      </Button>
    </article>
  );
}
