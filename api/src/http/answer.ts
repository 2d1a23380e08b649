import type { Endpoint, ProblemBody } from '@helpdesk/contract/endpoint';
import { m } from '@helpdesk/words/messages';
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import { languageOf } from './language.ts';
import { type FieldMessage, type MessageKey, type Problem, problemOf } from './problem.ts';

export type Result<Call extends Endpoint> = Call['answer'] extends z.ZodMiniType ? z.infer<Call['answer']> : never;

/**
 * Answers a call in the envelope (decision W1), with the fields beside it that clients written from the spec read there
 * (decision W3), and a message in the language of the request.
 */
export function answer<Call extends Endpoint>(c: Context, call: Call, result: Result<Call>, said: MessageKey = 'server_found'): Response {
  c.header('Cache-Control', 'no-cache');
  return c.json(enveloped(call, result, words(c, said)), call.status ?? 200);
}

/** The body of a success. */
export function enveloped<Call extends Endpoint>(call: Call, result: Result<Call>, displayMessage: string) {
  const beside = Object.fromEntries((call.beside ?? []).map((field) => [field, (result as Record<string, unknown>)[field]]));
  return { status: true, displayMessage, ...beside, result };
}

/** The one place that answers errors, in the envelope. */
export function answerProblem(error: Error, c: Context): Response {
  const problem = problemOf(error);
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

/** The same for calls that answer bare JSON (decision W10). */
export function answerBareProblem(error: Error, c: Context): Response {
  const problem = problemOf(error);
  c.header('Cache-Control', 'no-store');
  return c.json({ error: sentenceOf(c, problem) }, problem.status);
}

const sentenceOf = (c: Context, { key, details }: Problem): string => words(c, key, details);

function fieldErrors(c: Context, { details: { errors } }: Problem): Pick<ProblemBody, 'errors'> {
  return errors ? { errors: Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, words(c, key)])) } : {};
}

/** A message in the language of the request. */
export function words(c: Context, key: MessageKey | FieldMessage, { name = '', count = 0 }: Problem['details'] = {}): string {
  const locale = languageOf(c);
  c.header('Content-Language', locale);
  c.header('Vary', 'Accept-Language');
  return m[key]({ name, count }, { locale });
}
