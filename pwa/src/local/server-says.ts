import { safeStorage } from '#platform/safe-storage.ts';
import { createStore, type ReadableStore } from '#platform/store.ts';

interface Said {
  readonly store: ReadableStore<boolean>;
  readonly note: (is: boolean | undefined) => void;
}

/** What the server's last head said of itself: a form that is opened without a signal knows it, too. A server that does not say so cannot. */
function said(key: string): Said {
  const known = createStore(false);
  known.swap(safeStorage.get(key) !== null);
  return {
    store: known,
    note(is = false) {
      known.swap(is);
      if (is) safeStorage.set(key, 'yes');
      else safeStorage.remove(key);
    },
  };
}

/** Whether it confirms by mail what visitors send. */
export const { store: mailsVisitors, note: noteMailsVisitors } = said('mails-visitors');

/** Whether it takes days, guests and a message beside a booking. */
export const { store: bookingDetails, note: noteBookingDetails } = said('booking-details');
