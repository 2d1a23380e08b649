import { envelope } from '@helpdesk/contract/calls/endpoint';
import { enquiryCalls, maxStatesAsked } from '@helpdesk/contract/calls/enquiries';
import * as z from 'zod/mini';

import type { DeskState, OutboxItem } from '#local/outbox-db.ts';
import type { Call } from '#sync/call.ts';
import { datedAt } from './dated-at.ts';

const { path, method, answer } = enquiryCalls.states;
const answered = envelope(answer);

/**
 * How far the helpdesk has come with the newest of what was received, by the id of the item; empty where no server of ours says so. The keys
 * they were sent under are all that is asked with. A server forgets no key: what it left a receipt for and does not know was lost with a
 * database that had to be brought back from a backup.
 */
export async function askStates(items: readonly OutboxItem[], call: Pick<Call, 'send'>): Promise<ReadonlyMap<string, DeskState>> {
  const received = items
    .filter(({ state, kind }) => state === 'sent' && kind !== 'visit')
    .sort((one, other) => datedAt(other) - datedAt(one))
    .slice(0, maxStatesAsked);
  if (received.length === 0) return new Map();
  const keyOf = ({ id, key = id }: OutboxItem) => key;
  const sent = await call.send(path, { method, body: { keys: received.map(keyOf) } });
  const read = sent.state === 'ok' && sent.body.status === 200 ? z.safeParse(answered, sent.body.body) : undefined;
  if (!read?.success) return new Map();
  const states = new Map(read.data.result.map(({ key, state, since }) => [key, { state, since }]));
  const lost = (item: OutboxItem): DeskState => ({ state: 'lost', since: new Date(datedAt(item)).toISOString() });
  return new Map(received.map((item) => [item.id, states.get(keyOf(item)) ?? lost(item)]));
}
