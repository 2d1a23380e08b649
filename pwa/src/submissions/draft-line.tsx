import { m } from '@helpdesk/words/messages';

import { Button } from '#ui/controls/button.tsx';
import { useFindLostFocus } from '#ui/controls/find-lost-focus.ts';
import styles from './draft-line.module.css';

/** Over a form that opened with what was typed before. */
export function DraftLine({ onDiscard }: { onDiscard: () => void }) {
  useFindLostFocus();
  return (
    <p className={styles.line}>
      {m.enquiry_draft()}
      <Button look="quiet" onClick={onDiscard}>
        {m.enquiry_discard()}
      </Button>
    </p>
  );
}
