import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import type { OutboxItem } from '#local/outbox-db.ts';
import { useStore } from '#platform/use-store.ts';
import type { Outbox } from '#sync/outbox/outbox.ts';
import { outbox } from './outbox.ts';
import { outboxChanges, sending } from './sending.ts';
import { isOfThisVisit } from './this-visit.ts';

/** What waits, was received or refused, newest first; undefined until it was read. Only for files that load when they are used. */
export function useOutboxItems(): readonly OutboxItem[] | undefined {
  const [opened, setOpened] = useState<Outbox>();
  useEffect(() => {
    outbox().then(setOpened, () => undefined);
  }, []);
  // A phone without a database has no live queries.
  const changes = useStore(outboxChanges);
  const last = useRef<readonly OutboxItem[]>(undefined);
  return useLiveQuery(async () => {
    // A read that failed is no news: the next change is read again.
    const items = await opened?.items().catch(() => undefined);
    last.current = items?.filter(isOfThisVisit) ?? last.current;
    return last.current;
  }, [opened, changes]);
}

/** Ids of the items that are being sent by this tab. */
export const useSending = (): readonly string[] => useStore(sending);
