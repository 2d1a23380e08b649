import { enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';

import { useAuthorName } from '#admin/shell/colleagues.ts';
import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { momentInWords } from '#listings/moment-in-words.ts';

import styles from './enquiry-admin-history.module.css';
import { changeInWords } from './enquiry-admin-words.ts';

/** Who did what with an enquiry, and when; newest first. */
export function EnquiryHistory({ id }: { id: string }) {
  const authorName = useAuthorName();
  const reading = useAnswer(enquiryCalls.history, { params: { id } });
  return (
    <section aria-labelledby="history">
      <h3 id="history" className={styles.title}>
        {m.admin_enquiries_history()}
      </h3>
      <Loaded reading={reading} failed={m.admin_enquiries_history_failed()}>
        {(changes) =>
          changes.length === 0 ? (
            <p className={styles.who}>{m.admin_enquiries_history_none()}</p>
          ) : (
            <ol className={`list ${styles.changes}`}>
              {changes.map(({ at, by, change }) => (
                <li key={`${at} ${change}`}>
                  <b>{changeInWords(change)}</b>
                  <span className={styles.who}>
                    {authorName(by)}, <time dateTime={at}>{momentInWords(at)}</time>
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  );
}
