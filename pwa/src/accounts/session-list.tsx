import type { Account } from '@helpdesk/contract/calls/account';
import { m } from '@helpdesk/words/messages';
import { useEffect, useRef } from 'react';
import row from '#admin/form/buttons.module.css';
import { Problem } from '#admin/form/problem.tsx';
import { useWrite } from '#admin/shell/use-write.ts';
import { momentInWords } from '#listings/moment-in-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { findLostFocus } from '#ui/controls/find-lost-focus.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { endOtherSessions, endSession } from './account.writes.ts';
import { AccountRow } from './account-row.tsx';
import styles from './account-sections.module.css';

/** Where the administrator is logged in: one that they do not know they can end. */
export function SessionList({ sessions }: { sessions: Account['sessions'] }) {
  const one = useWrite(endSession);
  const others = useWrite<void>(endOtherSessions);
  const before = useRef(sessions.length);
  useEffect(() => {
    // With a session goes the button that had the focus.
    if (sessions.length < before.current) findLostFocus();
    before.current = sessions.length;
  }, [sessions.length]);
  return (
    <section className={styles.section}>
      <h2>{m.admin_account_sessions()}</h2>
      <ul className={`list ${styles.rows}`}>
        {sessions.map(({ _id, device, openedAt, usedAt, isThis }) => (
          <li key={_id}>
            <AccountRow
              heading="h3"
              name={device || m.admin_account_device_unknown()}
              text={m.admin_account_session_times({ used: momentInWords(usedAt), opened: momentInWords(openedAt) })}
              badges={
                isThis && (
                  <Badge icon="check" tone="ok">
                    {m.admin_account_this_session()}
                  </Badge>
                )
              }
              actions={isThis ? [] : [{ label: m.admin_account_end_session(), onPress: () => one.start(_id) }]}
            />
          </li>
        ))}
      </ul>
      <Problem why={one.problem ?? others.problem} />
      {sessions.length > 1 && (
        <div className={row.buttons}>
          <Button look="line" aria-disabled={others.pending} onClick={() => others.start()}>
            {m.admin_account_end_others()}
          </Button>
        </div>
      )}
    </section>
  );
}
