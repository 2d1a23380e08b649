import { keyHeader } from '@helpdesk/contract/calls/endpoint';
import { enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { visitCalls } from '@helpdesk/contract/calls/visits';
import type { OutboxItem, OutboxKind, OutboxStorage } from '#local/outbox-db.ts';
import { isQuotaExceeded } from '#local/storage-errors.ts';
import type { Call } from '#sync/call.ts';
import { isDue, type OutboxRules, outboxRules } from './outbox-rules.ts';

export interface PushTools {
  readonly storage: OutboxStorage;
  readonly call: Pick<Call, 'send'>;
  /** By the phone's clock. */
  readonly now?: () => number;
  /** By the server's clock, as its last answer said it. */
  readonly serverNow?: () => number;
  readonly random?: () => number;
  /** Of the server's sentences; the worker knows none and leaves it to the browser. */
  readonly language?: () => string;
  /** Of a kiosk, so that the server knows that many strangers send from here; asked for with each request. Without one it is sent as from any phone. */
  readonly token?: () => Promise<string | undefined>;
  /** Hears the ids of which a request is under way here. */
  readonly onSending?: (ids: readonly string[]) => void;
  readonly rules?: OutboxRules;
}

const calls: Record<OutboxKind, { readonly method: 'POST'; readonly path: string }> = {
  booking: enquiryCalls.book,
  contact: enquiryCalls.contact,
  correction: enquiryCalls.correct,
  donation: enquiryCalls.donated,
  visit: visitCalls.increment,
};

/** Sends one item, if it is due, and stores what was answered. Rejects only where the phone cannot store; then it is sent again. */
export function createPush({
  storage,
  call,
  now = Date.now,
  serverNow = now,
  random = Math.random,
  language,
  token,
  onSending = () => {},
  rules = outboxRules,
}: PushTools): (id: string) => Promise<void> {
  const sending = new Set<string>();
  /**
   * What a full phone could not count, and when it may leave again. Only what left before does: it can no longer be cancelled, and the server
   * takes it once.
   */
  const uncounted = new Map<string, number>();

  /** The item as it leaves now, counted; undefined where it is not due. */
  async function leave(id: string): Promise<OutboxItem | undefined> {
    let tried: OutboxItem | undefined;
    const count = storage.change(id, (item) => {
      const isNext = item && isDue(item, now()) && isDue({ ...item, nextAt: uncounted.get(id) ?? 0 }, now());
      tried = isNext ? rules.attempt(item, now()) : undefined;
      return tried ?? item;
    });
    try {
      await count;
      if (tried) uncounted.delete(id);
    } catch (error) {
      if (!isQuotaExceeded(error) || !tried || tried.attempts === 1) throw error;
      uncounted.set(id, tried.nextAt);
    }
    return tried;
  }

  async function send(id: string): Promise<void> {
    const tried = await leave(id);
    if (!tried) return;
    const { kind, body, key = id } = tried;
    const bearer = await token?.().catch(() => undefined);
    const answer = await call.send(calls[kind].path, {
      method: calls[kind].method,
      headers: {
        [keyHeader]: key,
        ...(language && { 'Accept-Language': language() }),
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      json: body,
    });
    const verdict = rules.judge(tried, answer);
    await storage.change(id, (item) => item && rules.settle(item, verdict, now(), random, serverNow()));
    if (verdict.of === 'taken') await send(id);
  }

  return async (id) => {
    if (sending.has(id)) return;
    sending.add(id);
    onSending([...sending]);
    try {
      await send(id);
    } finally {
      sending.delete(id);
      onSending([...sending]);
    }
  };
}
