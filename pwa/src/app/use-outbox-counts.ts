import { useSyncExternalStore } from 'react';

import { outboxCounts } from './outbox-counts.ts';

const beginning = outboxCounts.get();

export const useOutboxCounts = () => useSyncExternalStore(outboxCounts.subscribe, outboxCounts.get, () => beginning);
