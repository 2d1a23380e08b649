import type { Context } from 'hono';
import { Problem } from './problem.ts';
import { refuseUnstorable } from './unstorable.ts';

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
  // Not in objects: a form may call a field `constructor`.
  const fields = new Map<string, string>();
  const files = new Map<string, File[]>();
  for (const [name, value] of parts) {
    if (typeof value !== 'string') files.set(name, [...(files.get(name) ?? []), value]);
    else fields.set(name, value);
  }
  refuseUnstorable(fields);
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}
