import { messagesIn } from '@helpdesk/words/server-messages';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { nextTurn } from './budget/turns.ts';
import { type FieldMessage, Problem } from './problem.ts';
import { isStorable, refuseUnstorable } from './unstorable.ts';

const utf8 = new TextDecoder();

/** Reads a JSON body with a schema of the contract. 400 names every field that is not as it should be. */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  mostValues = usualValues,
): Promise<z.output<Schema>> {
  const isJson = /^application\/json\b/i.test(c.req.header('Content-Type') ?? '');
  // Not `c.req.text()`: whose bytes were read before are read again, by way of a whole answer.
  const text = isJson ? utf8.decode(await c.req.arrayBuffer()) : '';
  checkJsonSize(text, mostValues);
  // Each step of a long one may take some ten milliseconds.
  const haveTurn = async () => void (text.length > longText && (await nextTurn()));
  await haveTurn();
  const body = parsed(text);
  if (body === undefined) throw new Problem(400, 'server_not_json');
  await haveTurn();
  refuseUnstorable(textsIn(body));
  await haveTurn();
  return readFields(body, schema);
}

/**
 * The same for fields that came beside a file.
 * @param json those of them that are no texts: they are written as JSON
 */
export function readFormFields<Schema extends z.ZodMiniType>(
  fields: Readonly<Record<string, string>>,
  json: readonly string[],
  schema: Schema,
): z.output<Schema> {
  for (const name of json) checkJsonSize(fields[name] ?? '');
  const values = Object.entries(fields).map(([name, text]) => [name, (json.includes(name) ? parsed(text) : undefined) ?? text] as const);
  const body = Object.fromEntries(values);
  refuseUnstorable(textsIn(body));
  return readFields(body, schema);
}

export function readFields<Schema extends z.ZodMiniType>(fields: unknown, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  throw new Problem(400, 'server_bad_form', { errors: fieldErrors(read.error.issues) });
}

/** No form has so many fields one inside another. */
const deepest = 16;
/** Values of one body, unless its call takes more. */
const usualValues = 5_000;
/** In UTF-16 code units. */
const longText = 64 * 1024;

/** Throws the Problem of a JSON text that is deeper, or holds more values, than any call takes, before anything is made of it. */
export function checkJsonSize(text: string, mostValues = usualValues): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfText(text, at);
    else if (letter === '}' || letter === ']') depth -= 1;
    else if (letter === ',' || letter === '{' || letter === '[') {
      values += 1;
      if (letter !== ',') depth += 1;
      if (depth > deepest) throw new Problem(400, 'server_json_too_deep', { count: deepest });
      if (values > mostValues) throw new Problem(413, 'server_json_too_many', { count: mostValues });
    }
  }
}

function endOfText(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** Undefined for what is no JSON, or names a field by what cannot be stored. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (!isStorable(key)) throw new SyntaxError();
      return value;
    });
  } catch {
    return undefined;
  }
}

/** Every text in a body, under its name: `translations.mr.name` for one inside another. */
function textsIn(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return typeof value === 'object' && value ? Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name])) : [];
}

/** Of all that is wrong with a body, so much is said. */
const mostErrors = 100;

/** The first message of each field, under its name. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldMessage> {
  // Not in an object: a body may call a field `constructor`.
  const errors = new Map<string, FieldMessage>();
  const note = (path: readonly PropertyKey[], key: FieldMessage) => {
    const name = path.join('.');
    if (!errors.has(name)) errors.set(name, key);
  };
  for (const issue of issues.slice(0, mostErrors)) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys.slice(0, mostErrors)) note([...issue.path, key], 'error_unknown_field');
    else if (isFieldMessage(issue.message)) note(issue.path, issue.message);
    // The last form of several is the whole one: the star's `popular` stands before it.
    else if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const whole = fieldErrors(issue.errors.at(-1) ?? []);
      for (const [field, key] of Object.entries(whole)) note([...issue.path, field], key);
    } else note(issue.path, 'error_invalid');
  }
  return Object.fromEntries(errors);
}

const isFieldMessage = (message: string): message is FieldMessage => /^(?:form|error|login)_/.test(message) && message in messagesIn('en');
