import type { MadeLink } from '@helpdesk/contract/calls/administrators';
import { m } from '@helpdesk/words/messages';
import { useEffect, useRef } from 'react';
import row from '#admin/form/buttons.module.css';
import styles from '#admin/form/short-dialog.module.css';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from './copy-button.tsx';

/** A link that is told once. */
export function MadeLinkNote({ made: { email, link, isMailed }, onClose }: { made: MadeLink; onClose: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.body}>
      <p ref={text} tabIndex={-1}>
        {isMailed ? m.admin_people_mailed({ email }) : m.admin_people_not_mailed({ email })}
      </p>
      <p className={styles.secret}>{link}</p>
      <div className={row.buttons}>
        <CopyButton text={link} />
        <Button onClick={onClose}>{m.admin_close()}</Button>
      </div>
    </div>
  );
}
