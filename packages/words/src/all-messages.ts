import { type Language, languages } from '@helpdesk/contract/languages';

import { all } from './generated/all.ts';
import { type Group, type Message, type Messages, messagesHere, provideMessages, saidHere } from './messages.ts';

// Servers and tests have every message from the start.
for (const language of languages) {
  for (const [group, messages] of Object.entries(all[language])) provideMessages(language, group as Group, messages as Partial<Messages>);
}

/** Each is wrapped when it is asked for: of thousands a server says few, and so it starts sooner. */
const byLanguage = new Map(
  languages.map((language) => {
    const get = (messages: object, key: string) => {
      const message = (messages as Record<string, Message>)[key] as Message;
      return (inputs?: Parameters<Message>[0]) => saidHere(language, key, message, inputs);
    };
    return [language, new Proxy(messagesHere(language), { get }) as Messages];
  }),
);

/** Those of a language, whichever is being spoken: for whatever answers asynchronously. */
export const messagesIn = (language: Language): Messages => byLanguage.get(language) as Messages;
