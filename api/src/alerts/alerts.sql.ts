import type { Alert } from '@helpdesk/contract/sync/alerts';

import type { Sql } from '#db/sql.ts';
import type { Linked } from './read-alerts.ts';

interface StoredAlerts {
  checkedAt: Date | null;
  alerts: Alert[];
}

/** Takes the turn to ask the feed, unless a server did so since `from`; a note of after `to` is that of a clock that was wrong. */
export async function takeTurn(sql: Sql, now: Date, from: Date, to: Date): Promise<boolean> {
  const taken = await sql`
    UPDATE alert_feed SET tried_at = ${now} WHERE tried_at IS NULL OR tried_at <= ${from} OR tried_at > ${to} RETURNING only_row`;
  return taken.length > 0;
}

/** @param linked what each link of the feed said last, by its address */
export async function storeAlerts(sql: Sql, alerts: readonly Alert[], linked: Linked, checkedAt: Date): Promise<void> {
  await sql`UPDATE alert_feed SET checked_at = ${checkedAt}, alerts = ${sql.json(alerts)}, linked = ${sql.json(linked)}`;
}

export async function readLinked(sql: Sql): Promise<Linked> {
  const [{ linked }] = await sql<[{ linked: Linked }]>`SELECT linked FROM alert_feed`;
  return linked;
}

export async function readStored(sql: Sql): Promise<StoredAlerts> {
  const [stored] = await sql<[StoredAlerts]>`SELECT checked_at AS "checkedAt", alerts FROM alert_feed`;
  return stored;
}
