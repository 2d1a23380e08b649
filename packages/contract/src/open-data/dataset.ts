import * as z from 'zod/mini';

import { endpoint } from '#calls/endpoint.ts';

const count = z.int().check(z.nonnegative());

const datasetAnswer = z.object({
  /** When it changed last, ISO 8601 in UTC; null: nobody knows. */
  changedAt: z.nullable(z.string()),
  /** The number of the last change. */
  version: count,
  licence: z.object({ name: z.string(), identifier: z.string(), url: z.string() }),
  /** Bytes and SHA-256, in hexadecimal digits, are those of a file as it is, not packed for the way. */
  files: z.array(z.object({ address: z.string(), type: z.string(), rows: count, bytes: count, sha256: z.string() })),
});
export type DatasetState = z.infer<typeof datasetAnswer>;

export const datasetCalls = {
  about: endpoint({
    method: 'GET',
    path: '/get-dataset',
    summary: 'The files of the region as open data: their addresses, sizes and digests, when they changed, and their licence',
    answer: datasetAnswer,
  }),
};
