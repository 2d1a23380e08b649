import { useStore } from '#platform/use-store.ts';
import { outboxCounts } from './outbox-counts.ts';

export const useOutboxCounts = () => useStore(outboxCounts);
