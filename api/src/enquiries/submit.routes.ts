import { createHash } from 'node:crypto';
import { enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { type Context, Hono } from 'hono';

import type { Pool } from '#db/sql.ts';
import { answer } from '#http/answer.ts';
import { Problem } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import { submissionKey } from '#http/submission-key.ts';
import { refuseTooMuch, type SubmissionLimit } from '#http/submission-limit.ts';
import { storeSubmission } from './store-submission.ts';
import { findStored, type Stored, type Submission } from './submissions.sql.ts';

/**
 * What visitors send.
 * @param mailsVisitors whether those who want a confirmation get one
 * @param onReceipt called with each receipt; a new one may have to be mailed
 */
export function submitRoutes(
  sql: Pool,
  now: () => number,
  limit: SubmissionLimit,
  mailsVisitors: boolean,
  onReceipt: (kind: Submission['kind'], isNew: boolean) => void,
) {
  /** The same receipt again for the same key and bytes, 422 for other bytes. */
  async function receive(c: Context, kind: Submission['kind'], read: () => Promise<Submission['body']>) {
    const key = submissionKey(c);
    const hash = await bodyHash(c);
    const body = await read().catch((error: Error) => error);
    const stored =
      body instanceof Error ? await storedBefore(key, hash, body) : await store(c, { key, kind, hash, body, now: new Date(now()) });
    if (!stored.isSame) throw new Problem(422, 'server_key_used');
    onReceipt(kind, stored.isNew);
    return { success: true, key, reference: stored.reference };
  }

  async function store(c: Context, submission: Submission): Promise<Stored> {
    const { wait, ...stored } = await storeSubmission(sql, submission, { bucket: limit.bucket(c), mailsVisitors });
    refuseTooMuch(wait);
    return stored;
  }

  /** What an earlier version has stored keeps its receipt, even if the rules are others by now. */
  async function storedBefore(key: string, hash: Buffer, refusal: Error): Promise<Stored> {
    const known = await findStored(sql, { key, hash });
    if (!known) throw refusal;
    return known;
  }

  const routes = new Hono();
  for (const [kind, call] of Object.entries(received)) {
    routes.post(routePath(call), async (c) => {
      const receipt = await receive(c, kind as Submission['kind'], () => readJson(c, call.body));
      return answer(c, call, receipt, 'server_received');
    });
  }
  return routes;
}

const received = {
  booking: enquiryCalls.book,
  contact: enquiryCalls.contact,
  correction: enquiryCalls.correct,
  donation: enquiryCalls.donated,
} as const satisfies Record<Submission['kind'], object>;

/** Before the body is read as text, which would drop what is no text. */
const bodyHash = async (c: Context): Promise<Buffer> =>
  createHash('sha256')
    .update(new Uint8Array(await c.req.arrayBuffer()))
    .digest();
