import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const healthCalls = {
  health: endpoint({
    method: 'GET',
    path: '/health',
    summary: 'Answers 200 only when the database answers, else 503',
    /** A doubted clock erases nothing; somebody has to put it right. */
    answer: z.object({ database: z.literal('up'), clock: z.enum(['believed', 'doubted']) }),
  }),
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'Answers 200 as long as the process does; asks nobody else',
    answer: z.object({ process: z.literal('up') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'Answers 200 while the server wants requests, 503 before it can serve and once it was asked to stop; the database may be away',
    answer: z.object({ state: z.literal('serving') }),
  }),
};
