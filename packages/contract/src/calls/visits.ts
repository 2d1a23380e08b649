import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The visitor counter (product 5.12, product 9.1): a number, nobody's identity. */
export const visitCalls = {
  count: endpoint({
    method: 'GET',
    path: '/visitor-count',
    summary: 'How many visits were counted',
    answer: z.object({ count: z.int() }),
    repeated: ['count'],
  }),
  increment: endpoint({
    method: 'POST',
    path: '/increment-visitor',
    summary: 'Count a visit',
    /** The key that was sent, so that a captive portal cannot pass for us. */
    answer: z.object({ success: z.boolean(), key: z.optional(z.string()) }),
    repeated: ['success'],
  }),
};
