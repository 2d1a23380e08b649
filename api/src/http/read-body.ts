import { m } from '@helpdesk/words/messages';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { type FieldMessage, Problem } from './problem.ts';

/** What PostgreSQL cannot store: NUL, and half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Reads a JSON body with a schema of the contract. 400 names every field that is not as it should be. */
export async function readJson<Schema extends z.ZodMiniType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const isJson = /^application\/json\b/i.test(c.req.header('Content-Type') ?? '');
  const body = isJson ? parsed(await c.req.text()) : undefined;
  if (body === undefined) throw new Problem(400, 'server_not_json');
  return readFields(body, schema);
}

/** The same for fields that came in another form, such as beside a file. */
export function readFields<Schema extends z.ZodMiniType>(fields: unknown, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  throw new Problem(400, 'server_bad_form', { errors: fieldErrors(read.error.issues) });
}

/** Undefined for what is no JSON, or holds a text that cannot be stored. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (unstorable.test(key) || (typeof value === 'string' && unstorable.test(value))) throw new SyntaxError();
      return value;
    });
  } catch {
    return undefined;
  }
}

/** The first message of each field, under its name: `translations.mr.name` for one inside another. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldMessage> {
  const errors: Record<string, FieldMessage> = {};
  const note = (path: readonly PropertyKey[], key: FieldMessage) => {
    errors[path.join('.')] ??= key;
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) note([...issue.path, key], 'error_unknown_field');
    else if (isFieldMessage(issue.message)) note(issue.path, issue.message);
    // The last form of several is the whole one: the star's `popular` stands before it.
    else if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const whole = fieldErrors(issue.errors.at(-1) ?? []);
      for (const [field, key] of Object.entries(whole)) note([...issue.path, field], key);
    } else note(issue.path, 'error_invalid');
  }
  return errors;
}

const isFieldMessage = (message: string): message is FieldMessage => /^(?:form|error|login)_/.test(message) && message in m;
