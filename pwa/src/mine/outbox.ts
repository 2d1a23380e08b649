import { lazily } from '#platform/lazily.ts';

/** The outbox of this phone: opened after the first paint, which needs none of its database code. Rejects when that cannot be loaded. */
export const outbox = lazily(async () => (await import('./open-outbox.ts')).openPageOutbox());
