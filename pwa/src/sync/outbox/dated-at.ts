import type { OutboxItem } from '#local/outbox-db.ts';

/** When it was received, by the server's clock; until then when it was written, by the phone's, which may be years off. */
export const datedAt = ({ sentAt, createdAt }: OutboxItem): number => sentAt ?? createdAt;
