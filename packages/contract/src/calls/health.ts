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
};
