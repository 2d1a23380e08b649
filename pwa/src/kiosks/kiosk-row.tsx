import type { Kiosk } from '@helpdesk/contract/calls/kiosks';
import { m } from '@helpdesk/words/messages';

import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import styles from './kiosk-row.module.css';
import { deviceInWords, isPaired, lastMoment, statesOf } from './kiosk-state.ts';

/** What is done with a kiosk. */
export type KioskTask = 'code' | 'change' | 'revoke' | 'remove';

interface KioskRowProps {
  kiosk: Kiosk;
  /** The catalogue's seq. */
  newest: number;
  onTask: (task: KioskTask) => void;
}

/** A kiosk, how it is, and what can be done with it. */
export function KioskRow({ kiosk, newest, onTask }: KioskRowProps) {
  const texts = [lastMoment(kiosk, momentInWords), deviceInWords(kiosk, newest)].filter(Boolean);
  const task = (what: string, name: KioskTask, className?: string) => (
    <Button look="line" className={className} aria-label={m.admin_row_of({ what, name: kiosk.name })} onClick={() => onTask(name)}>
      {what}
    </Button>
  );
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name}>{kiosk.name}</h2>
        <div className={styles.badges}>
          {statesOf(kiosk, momentInWords).map(({ icon, tone, words }) => (
            <Badge key={words} icon={icon} tone={tone}>
              {words}
            </Badge>
          ))}
        </div>
        {texts.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </div>
      <div className={styles.actions}>
        {task(m.admin_kiosk_code(), 'code')}
        {task(m.admin_kiosk_change(), 'change')}
        {isPaired(kiosk) ? task(m.admin_kiosk_revoke(), 'revoke', styles.danger) : task(m.admin_delete(), 'remove', styles.danger)}
      </div>
    </article>
  );
}
