import { enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { Loaded } from '#admin/shell/loaded.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { momentInWords } from '#listings/day-in-words.ts';

import styles from './enquiry-admin-history.module.css';
import { changeInWords } from './enquiry-admin-words.ts';

/** Who did what with an enquiry, and when; newest first. */
export function EnquiryHistory({ id }: { id: string }) {
  const reading = useAnswer(enquiryCalls.history, { params: { id } });
  return (
    <section>
      <h3 className={styles.title}>{m.admin_enquiries_history()}</h3>
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
                    {by || m.admin_enquiries_by_itself()}, <time dateTime={at}>{momentInWords(at, spokenLanguage())}</time>
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
