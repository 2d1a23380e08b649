import type { CatalogueStorage, StoredRow } from '#local/catalogue-storage.ts';
import { memoryStorage } from '#local/memory-storage.ts';
import { createCall } from '#sync/call.ts';
import { type PullResult, type PullTools, pull } from '#sync/pull.ts';
import { createServerClock } from '#sync/server-clock.ts';
import { answer, type History, rowsAt, seqOf } from './history.ts';

/** For tests of pulling: a phone that asks a history, and what each of them holds. */

/** Milliseconds. */
export const aDay = 24 * 60 * 60 * 1000;

export interface Phone {
  readonly storage: CatalogueStorage;
  /** Addresses asked for, below `/api/sync/v1/`. */
  readonly asked: string[];
  /** Answers instead of the server where it answers at all. */
  instead?: (address: string) => Response | undefined | Promise<Response | undefined>;
  /** Milliseconds since 1970. */
  time: number;
  pull(tools?: Partial<PullTools>): Promise<PullResult>;
}

export function phoneOf(history: History, storage: CatalogueStorage = memoryStorage()): Phone {
  const phone: Phone = {
    storage,
    asked: [],
    time: Date.UTC(2026, 10, 21),
    pull: (tools) => pull({ call, storage, now: () => phone.time, ...tools }),
  };
  const fetch = async (address: RequestInfo | URL) => {
    phone.asked.push(String(address).replace('/api/sync/v1/', ''));
    return (await phone.instead?.(String(address))) ?? answer(history, String(address));
  };
  const call = createCall({ fetch, clock: createServerClock(), base: '/api' });
  return phone;
}

/** What the phone holds, without the times at which it was fetched and compared. */
export async function held(phone: Phone) {
  const stored = await phone.storage.read();
  if (!stored) return undefined;
  const { epoch, seq } = stored.cursor;
  const byId = (one: StoredRow, other: StoredRow) => one._id.localeCompare(other._id);
  const rows = Object.fromEntries(Object.entries(stored.rows).map(([table, list]) => [table, [...list].sort(byId)]));
  return { epoch, seq, rows };
}

export function stateAt(history: History, seq = seqOf(history)) {
  const rows = Object.entries(rowsAt(history, seq)).map(([table, list]) => [table, [...list].sort((a, b) => a._id.localeCompare(b._id))]);
  return { epoch: history.epoch, seq, rows: Object.fromEntries(rows) };
}

export const failing = (reason: string): PullResult => ({ outcome: 'failed', reason }) as PullResult;
export const asksOf = (phone: Phone, what: string) => phone.asked.filter((address) => address.startsWith(what));
