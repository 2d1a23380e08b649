import { envelope, problemBody } from '@helpdesk/contract/calls/endpoint';
import * as z from 'zod/mini';
import type { OutboxItem } from '#local/outbox-db.ts';
import type { Answer, Sent } from '#sync/call.ts';

/** What an answer means for the item that was sent. */
export type Verdict =
  | { readonly of: 'sent'; readonly reference: string }
  | { readonly of: 'rejected'; readonly reason: string; readonly errors: Readonly<Record<string, string>> }
  /** Under this key the server has something else: this has never arrived. */
  | { readonly of: 'taken' }
  /** Whether the server has it is not known. `wait` is what it asked for, in milliseconds. */
  | { readonly of: 'unknown'; readonly wait?: number };

const received = envelope(z.object({ success: z.literal(true), key: z.string(), reference: z.optional(z.string()) }));

const successes = new Set([200, 201]);
/** Only what the sender wrote can be wrong. A 404 may be a bad deployment, a 401 somebody else's proxy. */
const refusals = new Set([400, 413, 422]);

/** Received only with our key and a reference, refused only in our own words; a captive portal says yes to everything. */
export function judge({ id, kind, key }: Pick<OutboxItem, 'id' | 'kind' | 'key'>, answer: Answer<Sent>): Verdict {
  if (answer.state !== 'ok') return { of: 'unknown', wait: answer.state === 'failed' ? answer.retryAfter : undefined };
  const { status, body, retryAfter } = answer.body;
  if (successes.has(status)) {
    const read = z.safeParse(received, body);
    if (!read.success || !read.data.status || read.data.result.key !== (key ?? id)) return { of: 'unknown' };
    const { reference = '' } = read.data.result;
    return reference !== '' || kind === 'visit' ? { of: 'sent', reference } : { of: 'unknown' };
  }
  const refusal = refusals.has(status) ? z.safeParse(problemBody, body) : undefined;
  if (!refusal?.success) return { of: 'unknown', wait: retryAfter };
  // A key that was made for it cannot be taken: then it is refused for good.
  if (status === 422 && key === undefined) return { of: 'taken' };
  return { of: 'rejected', reason: refusal.data.displayMessage, errors: refusal.data.errors ?? {} };
}
