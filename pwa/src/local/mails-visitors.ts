import { safeStorage } from '#platform/safe-storage.ts';
import { createStore, type ReadableStore } from '#platform/store.ts';

const key = 'mails-visitors';
const known = createStore(false);
known.swap(safeStorage.get(key) !== null);

/** Whether the server confirms by mail what visitors send, as its last head said: a form that is opened without a signal knows it, too. */
export const mailsVisitors: ReadableStore<boolean> = known;

export function noteMailsVisitors(is: boolean): void {
  known.swap(is);
  if (is) safeStorage.set(key, 'yes');
  else safeStorage.remove(key);
}
