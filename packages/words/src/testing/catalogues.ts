import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Variant {
  readonly declarations: readonly string[];
  readonly selectors: readonly string[];
  readonly match: Readonly<Record<string, string>>;
}

/** A text, or one that counts: with a text for each plural form. */
export type Message = string | readonly Variant[];

/** What stands in a language's file of messages, by their keys. */
export function messagesOf(language: string): ReadonlyMap<string, Message> {
  const file = readFileSync(join(import.meta.dirname, '../../messages', `${language}.json`), 'utf8');
  const { $schema, ...messages } = JSON.parse(file) as Record<string, Message>;
  return new Map(Object.entries(messages));
}

/** Every text of a message: one, or one for each plural form. */
export const textsOf = (message: Message = []): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
