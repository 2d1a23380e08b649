import { safeStorage } from '#platform/safe-storage.ts';

/** Lists that an earlier kind of this site kept in local storage (product 7.2). */
export const forgetOldLists = (): void => safeStorage.remove('root');
