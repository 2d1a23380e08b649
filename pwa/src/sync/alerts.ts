import { alertCalls, alertsAnswer } from '@helpdesk/contract/sync/alerts';

import { noteAlerts } from '#local/known-alerts.ts';
import type { Call } from './call.ts';

/** Reads the official alerts, where the server says that it follows some; one that cannot be reached leaves what is known, and since when. */
export async function pullAlerts(call: Call, { alerts = false }: { alerts?: boolean }): Promise<void> {
  if (!alerts) return noteAlerts(undefined);
  const asked = await call.json(alertCalls.read.path, alertsAnswer);
  if (asked.state === 'ok') noteAlerts(asked.body);
}
