import { lazily } from '#platform/lazily.ts';

/** The database 'mine'. Rejects where the phone refuses to store. */
export const mine = lazily(async () => (await import('#local/mine-db.ts')).openMine());
