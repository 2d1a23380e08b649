import { m } from '@helpdesk/words/messages';
import { useEffect, useRef, useState } from 'react';
import type { OutboxItem } from '#local/outbox-db.ts';
import { useOutboxItems, useSending } from '#mine/use-outbox.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { findLostFocus } from '#ui/controls/find-lost-focus.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { deferred } from '#ui/page/deferred.tsx';
import { useMinute } from '#ui/style/use-minute.ts';

import { ForgetPerson } from './forget-person.tsx';
import { RequestItem } from './request-item.tsx';
import styles from './request-list.module.css';
import { useDeskStates } from './use-desk-states.ts';

const EditRequest = deferred(async () => (await import('./edit-request.tsx')).EditRequest, 'later', 'details', 'forms');

/** Read with the database code, which no page waits for. */
export function RequestList() {
  const items = useOutboxItems();
  const sending = useSending();
  const now = useMinute();
  const count = items?.length ?? 0;
  const received = items?.filter(({ state }) => state === 'sent').length ?? 0;
  useDeskStates(received);
  const countBefore = useRef(count);
  useEffect(() => {
    if (count < countBefore.current) findLostFocus();
    countBefore.current = count;
  }, [count]);
  // Here, and not at the item: that one goes when the better one is saved.
  const [edited, setEdited] = useState<{ item: OutboxItem; opener: HTMLElement }>();
  return (
    <>
      <p>{m.requests_text()}</p>
      {!items && <Loading />}
      {items?.length === 0 && (
        <EmptyState icon="list" title={m.requests_empty()} action={<LinkButton to="/contact-us">{m.get_in_touch()}</LinkButton>}>
          {m.requests_empty_text()}
        </EmptyState>
      )}
      {items && count > 0 && (
        <ul className={`list ${styles.items}`}>
          {items.map((item) => (
            <li key={item.id}>
              <RequestItem item={item} isSending={sending.includes(item.id)} now={now} onEdit={(opener) => setEdited({ item, opener })} />
            </li>
          ))}
        </ul>
      )}
      <ForgetPerson />
      {edited && <EditRequest key={edited.item.id} {...edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
