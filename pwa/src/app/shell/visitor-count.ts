import { visitCalls } from '@helpdesk/contract/calls/visits';
import * as z from 'zod/mini';

import { createCall } from '#sync/call.ts';
import { serverClock } from '#sync/server-clock.ts';

const call = createCall({ fetch: (...asked) => window.fetch(...asked), clock: serverClock });
const counted = z.object({ count: z.int() });

/** How many visits the server counted; rejects when it cannot be asked. */
export async function visitorCount(): Promise<number> {
  const answer = await call.json(visitCalls.count.path, counted);
  if (answer.state !== 'ok') throw new Error(answer.state);
  return answer.body.count;
}
