import { m } from '@helpdesk/words/messages';

import { Button } from '#ui/controls/button.tsx';
import styles from './draft-line.module.css';

/** Over a form that opened with what was typed before. */
export function DraftLine({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className={styles.line}>
      {m.enquiry_draft()}
      <Button look="quiet" onClick={onDiscard}>
        {m.enquiry_discard()}
      </Button>
    </p>
  );
}
