import * as z from 'zod/mini';

/**
 * A row of the catalogue after one of its changes. `author` is an administrator's e-mail, or `system` when a command or the
 * product itself did it. Phones never get it.
 */
export const rowVersion = z.object({
  /** What the row's ETag is then, and what `If-Match` asks for (product 5.1). */
  version: z.int(),
  at: z.iso.datetime(),
  author: z.string(),
  change: z.enum(['added', 'changed', 'deleted', 'restored']),
  /** As reads answer it; of a deleted row as it last was. */
  row: z.record(z.string(), z.unknown()),
});
export type RowVersion = z.infer<typeof rowVersion>;
