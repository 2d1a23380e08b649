import { isLanguage, type Language } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';

import { safeStorage } from '#platform/safe-storage.ts';

const key = 'forward-language';

/** In which bookings are passed on here: as last time, since the stays of a region read the same. */
export const forwardLanguage = {
  get(): Language {
    const kept = safeStorage.get(key) ?? '';
    return isLanguage(kept) ? kept : spokenLanguage();
  },
  set: (language: Language): boolean => safeStorage.set(key, language),
};
