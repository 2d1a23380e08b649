import { type Language, languages } from '@helpdesk/contract/languages';

import { all } from './generated/all.ts';
import { type Group, type Messages, provideMessages, saidHere } from './messages.ts';

type Message = (inputs?: Readonly<Record<string, unknown>>) => string;

const ofSite = (language: Language, messages: Readonly<Record<string, Message>>) =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]): [string, Message] => [key, (inputs) => saidHere(language, key, message, inputs)]),
  ) as unknown as Messages;

const byLanguage = new Map(
  languages.map((language) => [language, ofSite(language, Object.assign({}, ...Object.values(all[language])))] as const),
);

/** Those of a language, whichever is being spoken: for whatever answers asynchronously. */
export const messagesIn = (language: Language): Messages => byLanguage.get(language) as Messages;

// Servers and tests have every message from the start.
for (const language of languages) {
  for (const [group, messages] of Object.entries(all[language])) provideMessages(language, group as Group, messages as Partial<Messages>);
}
