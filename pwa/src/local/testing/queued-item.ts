import type { OutboxItem } from '#local/outbox-db.ts';

/** For tests: a booking that waits to be sent, of which only what matters is said. */
export const queuedItem = (id: string, rest: Partial<OutboxItem> = {}): OutboxItem => ({
  ...{ id, kind: 'booking', about: 'Fort View', body: '{"name":"Asha"}', createdAt: 1, attempts: 0, nextAt: 0, state: 'queued' },
  ...rest,
});
