import { m } from '@helpdesk/words/messages';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import type { OutboxItem } from '#local/outbox-db.ts';
import { useOutboxItems, useSending } from '#mine/use-outbox.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { findLostFocus } from '#ui/find-lost-focus.ts';
import { Loading } from '#ui/loading.tsx';
import { useMinute } from '#ui/use-minute.ts';

import { RequestItem } from './request-item.tsx';
import styles from './request-list.module.css';

const EditRequest = lazy(async () => ({ default: (await import('./edit-request.tsx')).EditRequest }));

/** Read with the database code, which no page waits for. */
export function RequestList() {
  const items = useOutboxItems();
  const sending = useSending();
  const now = useMinute();
  const count = items?.length ?? 0;
  const countBefore = useRef(count);
  useEffect(() => {
    if (count < countBefore.current) findLostFocus();
    countBefore.current = count;
  }, [count]);
  // Here, and not at the item: that one goes when the better one is saved.
  const [edited, setEdited] = useState<{ item: OutboxItem; opener: HTMLElement }>();
  return (
    <>
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
      {edited && (
        <Suspense>
          <EditRequest key={edited.item.id} {...edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
}
