import { m } from '@helpdesk/words/messages';

import styles from './machine-trap.module.css';

/** Nobody sees it or comes to it: what fills it in is a machine. */
export function MachineTrap({ value, onType }: { value: string; onType: (website: string) => void }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {m.enquiry_website()}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          maxLength={200}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      </label>
    </div>
  );
}
