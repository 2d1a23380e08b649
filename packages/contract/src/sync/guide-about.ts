import * as z from 'zod/mini';
import { endpoint } from '#calls/endpoint.ts';

/** What the region as one file says, for whoever takes it in; its form is in `guide-file.ts`, which the file itself reads by. */

export const guideCalls = {
  file: endpoint({ method: 'GET', path: '/guide-file', summary: 'The whole guide as one signed HTML file, to share' }),
};

/** What the rows' block says beside the rows: gzip of JSON, in base64. */
export const guideAbout = z.object({
  epoch: z.string(),
  schema: z.int(),
  minApp: z.int(),
  seq: z.int(),
  /** By the server's clock, in milliseconds since 1970. */
  madeAt: z.int(),
  /** The origin of the server. */
  origin: z.string(),
  /** So many list pictures did not fit. */
  picturesLeftOut: z.int(),
});
export type GuideAbout = z.infer<typeof guideAbout>;

/** The pictures' block is JSON: the base64 of each WebP by its address. */
export const guidePictures = z.record(z.string(), z.string());
