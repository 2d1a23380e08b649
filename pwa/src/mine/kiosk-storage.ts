import { lazily } from '#platform/lazily.ts';

/** The database 'kiosk'. Rejects where the device refuses to store. */
export const kioskStorage = lazily(async () => (await import('#local/kiosk-db.ts')).openKiosk());

/** With what a paired kiosk calls; undefined where it is none any more. */
export const kioskToken = async (): Promise<string | undefined> => (await (await kioskStorage()).identity())?.token;
