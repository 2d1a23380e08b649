import { fnv1a } from '@helpdesk/contract/rules/fnv1a';
import type { OutboxItem } from '#local/outbox-db.ts';
import { judge, type Verdict } from './verdict.ts';

type Queueing = Pick<OutboxItem, 'id' | 'kind' | 'aboutId' | 'body'> & Partial<Pick<OutboxItem, 'about'>>;

/** Nothing waits longer, whatever was asked for. */
export const longestWait = 15 * 60_000;
const firstWait = 5_000;
/** A request is given up after 20 seconds (`call.ts`): until then nobody else need send the item. */
const underWay = 20_000;

/** A wait further ahead than any we set was set by another clock. */
export const isDue = ({ state, nextAt }: OutboxItem, now: number): boolean =>
  state === 'queued' && (nextAt <= now || nextAt > now + longestWait);

/** A request for it left, and ended with no word of the server: it waits for the next. */
export const wasTried = ({ state, attempts, firm }: OutboxItem): boolean => state === 'queued' && attempts > 0 && !firm;

/** Full jitter: phones that failed together do not come back together. */
export const waitAfter = (attempts: number, random: () => number): number =>
  random() * Math.min(longestWait, firstWait * 2 ** Math.max(0, attempts - 1));

export const newItem = ({ id, kind, about = '', aboutId, body }: Queueing, createdAt: number): OutboxItem => ({
  id,
  kind,
  about,
  ...(aboutId !== undefined && { aboutId }),
  body,
  createdAt,
  attempts: 0,
  nextAt: 0,
  state: 'queued',
});

/** Counted before the request leaves: after a crash nobody takes the item for untried. */
const attempt = (item: OutboxItem, now: number): OutboxItem => ({
  ...item,
  attempts: item.attempts + 1,
  nextAt: now + underWay,
  firm: true,
});

/**
 * The key of an item whose own is taken: of a draft that outlived its request, as where a browser lost its databases and kept its texts. Always
 * the same for the same text, so that neither two tabs nor a phone that forgot it send it twice.
 */
const keyInstead = ({ id, body }: OutboxItem): string => id.slice(0, -8) + fnv1a(body).toString(16).padStart(8, '0');

/** What becomes of the stored item after an answer. A receipt is a fact, whatever another tab was told; visits leave no trace. */
function settle(stored: OutboxItem, verdict: Verdict, now: number, random: () => number, serverNow = now): OutboxItem | undefined {
  if (stored.state === 'sent') return stored;
  const { firm: _, ...item } = stored;
  if (verdict.of === 'sent') return item.kind === 'visit' ? undefined : received(item, verdict.reference, serverNow);
  if (item.state === 'rejected') return stored;
  if (verdict.of === 'rejected') {
    const { reason, errors } = verdict;
    return item.kind === 'visit' ? undefined : { ...item, state: 'rejected', reason, errors };
  }
  if (verdict.of === 'taken') {
    if (item.kind === 'visit') return;
    // Another tab may have heard the same, and sent it already.
    return item.key === undefined ? { ...item, key: keyInstead(item), nextAt: 0, firm: true } : stored;
  }
  const { wait } = verdict;
  if (wait === undefined) return { ...item, nextAt: now + waitAfter(item.attempts, random) };
  return { ...item, nextAt: now + Math.min(longestWait, wait), firm: true };
}

/** The body is erased with the receipt; the key by which the server knows it stays, for whoever asks how it stands. */
const received = (item: OutboxItem, reference: string, sentAt: number): OutboxItem => ({
  ...newItem({ ...item, body: '' }, item.createdAt),
  ...(item.key !== undefined && { key: item.key }),
  attempts: item.attempts,
  state: 'sent',
  sentAt,
  reference,
});

/** What an outbox does with an item, apart from storing and sending it. */
export const outboxRules = { attempt, judge, settle };
export type OutboxRules = typeof outboxRules;
