import type { Context } from 'hono';
import { Problem } from './problem.ts';

export interface Form {
  /** The last text of each name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, readonly File[]>>;
}

/** Reads a multipart body; 400 for anything else. It is in memory whole: `limitBody` bounds it. */
export async function readForm(c: Context): Promise<Form> {
  const parts = await c.req.formData().catch(() => {
    throw new Problem(400, 'server_bad_request');
  });
  const fields: Record<string, string> = {};
  const files: Record<string, File[]> = {};
  for (const [name, value] of parts) {
    if (typeof value !== 'string') files[name] = [...(files[name] ?? []), value];
    // A NUL is the one letter that PostgreSQL does not store.
    else if (value.includes('\0')) throw new Problem(400, 'server_bad_request');
    else fields[name] = value;
  }
  return { fields, files };
}
