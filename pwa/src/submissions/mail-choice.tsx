import { m } from '@helpdesk/words/messages';
import { useId } from 'react';

import { mailsVisitors } from '#local/mails-visitors.ts';
import { useStore } from '#platform/use-store.ts';
import styles from './mail-choice.module.css';

/** Whether a confirmation is mailed to the address above; not offered by a server that mails nothing. */
export function MailChoice({ wanted, onChoose }: { wanted: boolean; onChoose: (wanted: boolean) => void }) {
  const hint = useId();
  if (!useStore(mailsVisitors)) return null;
  return (
    <div>
      <label className={styles.choice}>
        <input type="checkbox" checked={wanted} aria-describedby={hint} onChange={({ target }) => onChoose(target.checked)} />
        {m.enquiry_wants_mail()}
      </label>
      <p id={hint} className={styles.hint}>
        {m.enquiry_wants_mail_hint()}
      </p>
    </div>
  );
}
