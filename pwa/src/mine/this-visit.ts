import type { OutboxItem } from '#local/outbox-db.ts';

/** Ids of what this document put into the outbox of a kiosk, where each visit has a document of its own. */
export const writtenHere = new Set<string>();

/** Whether whoever is here may see it. On a phone they may see everything; on a kiosk, and on what was one, nothing of those before. */
export const isOfThisVisit = ({ id, sealed }: Pick<OutboxItem, 'id' | 'sealed'>): boolean => sealed === undefined || writtenHere.has(id);
