import type { Endpoint, ProblemBody } from '@helpdesk/contract/calls/endpoint';
import type { Language } from '@helpdesk/contract/languages';
import { messagesIn } from '@helpdesk/words/server-messages';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { jsonParts, type TextInParts } from './budget/work.ts';
import { compress } from './kept/compressed-cache.ts';
import { sendCompressed } from './kept/send-compressed.ts';
import { languageOf } from './language.ts';
import { type FieldMessage, type MessageKey, type Problem, problemOf } from './problem.ts';

export type Result<Call extends Endpoint> = Call['answer'] extends z.ZodMiniType ? z.infer<Call['answer']> : never;

/** What a call answers, whose lists and texts may be made a part at a time while they are written. */
export type Found<Call extends Endpoint> = InParts<Result<Call>>;
type InParts<Value> = Value extends readonly (infer Member)[]
  ? Iterable<Member>
  : Value extends object
    ? { [Name in keyof Value]: Value[Name] extends readonly (infer Member)[] ? Iterable<Member> : MayBeLong<Value[Name]> }
    : Value;
type MayBeLong<Value> = Value extends string ? Value | TextInParts : Value;

/**
 * Answers a call in the envelope, with the fields beside it that clients read there (product 9.1), and a message in the
 * language of the request.
 */
export function answer<Call extends Endpoint>(
  c: Context,
  call: Call,
  result: Result<Call>,
  message: MessageKey = 'server_found',
): Response {
  c.header('Cache-Control', 'no-cache');
  const body = JSON.stringify(enveloped(call, result, messageFor(c, message)));
  // Without its length a short answer is made anew on the way out, by who looks whether it is worth to be compressed.
  return c.body(body, call.status ?? 200, { 'Content-Type': 'application/json', 'Content-Length': `${Buffer.byteLength(body)}` });
}

/** The same for one with a long text or many rows in it: written and packed in turns. */
export async function answerInTurns<Call extends Endpoint>(c: Context, call: Call, result: Found<Call>): Promise<Response> {
  c.header('Cache-Control', 'no-cache');
  const text = jsonParts(enveloped(call, result as Result<Call>, messageFor(c, 'server_found')));
  const packed = await compress(text, { now: (run) => run(), spend: (ms) => c.get('spend')?.(ms) });
  return sendCompressed(c, packed, { type: 'application/json', isForOne: true });
}

/** For an answer with a secret in it: no cache keeps it. */
export function uncached(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** The body of a success. */
export function enveloped<Call extends Endpoint>(call: Call, result: Result<Call>, displayMessage: string) {
  const repeated = Object.fromEntries((call.repeated ?? []).map((field) => [field, (result as Record<string, unknown>)[field]]));
  return { status: true, displayMessage, ...repeated, result };
}

/** The one place that answers errors, in the envelope. */
export function answerProblem(error: Error, c: Context): Response {
  const problem = problemOf(error, c.get('requestId'));
  const body: ProblemBody = {
    status: false,
    displayMessage: sentenceOf(c, problem),
    result: problem.details.result ?? null,
    ...fieldErrors(c, problem),
  };
  c.header('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(problem.details.headers ?? {})) c.header(name, value);
  return c.json(body, problem.status);
}

/** The same for calls that answer bare JSON (product 9.7). */
export function answerBareProblem(error: Error, c: Context): Response {
  const problem = problemOf(error, c.get('requestId'));
  c.header('Cache-Control', 'no-store');
  return c.json({ error: sentenceOf(c, problem) }, problem.status);
}

const sentenceOf = (c: Context, { key, details }: Problem): string => messageFor(c, key, details);

function fieldErrors(c: Context, { details: { errors } }: Problem): Pick<ProblemBody, 'errors'> {
  return errors ? { errors: Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, messageFor(c, key)])) } : {};
}

/** A message in the language of the request. */
export function messageFor(c: Context, key: MessageKey | FieldMessage, details?: Problem['details']): string {
  const language = languageOf(c);
  c.header('Content-Language', language);
  c.header('Vary', 'Accept-Language');
  return messageIn(language, key, details);
}

/** A message in a language, with what it names and counts. */
export function messageIn(language: Language, key: MessageKey | FieldMessage, { name = '', count = 0 }: Problem['details'] = {}): string {
  const message: (inputs: { name: string; count: number }) => string = messagesIn(language)[key];
  return message({ name, count });
}
