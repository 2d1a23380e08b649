import { m } from '@helpdesk/words/messages';

import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';

import styles from './draft-note.module.css';

/** Over a form that opened with what was typed before. */
export function DraftNote({ at, onThrowAway }: { at: number; onThrowAway: () => void }) {
  const time = momentInWords(new Date(at).toISOString());
  return (
    <div className={styles.note} role="status">
      <p>{m.admin_draft({ time })}</p>
      <Button look="line" onClick={onThrowAway}>
        {m.admin_draft_throw_away()}
      </Button>
    </div>
  );
}

/** Beside a row whose form holds unsaved text. */
export function DraftBadge() {
  return (
    <Badge icon="edit" tone="wait">
      {m.admin_draft_badge()}
    </Badge>
  );
}
