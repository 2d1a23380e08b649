import { type AlertsAnswer, alertsAnswer } from '@helpdesk/contract/sync/alerts';

import { safeStorage } from '#platform/safe-storage.ts';
import { createStore, type ReadableStore } from '#platform/store.ts';

const key = 'alerts';
const known = createStore<AlertsAnswer | undefined>(undefined);
known.swap(stored());

/** The official alerts as this phone heard of them last; undefined where the server follows none. */
export const knownAlerts: ReadableStore<AlertsAnswer | undefined> = known;

export function noteAlerts(answer: AlertsAnswer | undefined): void {
  known.swap(answer);
  if (answer) safeStorage.set(key, JSON.stringify(answer));
  else safeStorage.remove(key);
}

function stored(): AlertsAnswer | undefined {
  try {
    return alertsAnswer.parse(JSON.parse(safeStorage.get(key) ?? ''));
  } catch {
    return undefined;
  }
}
