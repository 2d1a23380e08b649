import { type Alert, type AlertsAnswer, isCurrent } from '@helpdesk/contract/sync/alerts';

import { knownAlerts } from '#local/known-alerts.ts';
import { useStore } from '#platform/use-store.ts';
import { serverClock } from '#sync/server-clock.ts';

interface CurrentAlerts {
  readonly current: readonly Alert[];
  /** They are older than that they could be called checked: when they were; null, never. */
  readonly uncheckedSince?: string | null;
}

/** The feed is asked every quarter of an hour, and the server every five minutes. */
const freshMs = 3_600_000;

/** What holds of the official alerts as this is rendered; undefined where there are none to follow. */
export function useAlerts(): CurrentAlerts | undefined {
  const known = useStore(knownAlerts);
  return known && alertsAt(known, serverClock.now());
}

/** @param clock in milliseconds: one that stands before the check itself is wrong, and would call current what has expired */
export function alertsAt({ checkedAt, alerts }: AlertsAnswer, clock: number): CurrentAlerts {
  const now = Math.max(clock, Date.parse(checkedAt ?? '') || 0);
  const isFresh = checkedAt !== null && now - Date.parse(checkedAt) < freshMs;
  return { current: alerts.filter((alert) => isCurrent(alert, now)), ...(!isFresh && { uncheckedSince: checkedAt }) };
}
