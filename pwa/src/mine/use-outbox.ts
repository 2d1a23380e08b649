import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
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
  return useLiveQuery(async () => (await opened?.items())?.filter(isOfThisVisit), [opened, changes]);
}

/** Ids of the items that are being sent by this tab. */
export const useSending = (): readonly string[] => useStore(sending);
