import { type Language, languages } from '@helpdesk/contract/languages';

import { type Group, type Message, type Messages, messageHere, provideMessages, saidHere } from './messages.ts';

type Groups = Readonly<Partial<Record<Group, object>>>;
type Whole = Readonly<Record<Language, Groups>>;

/** The messages of some groups, and no others. */
type Said<Some extends Groups> = Pick<Messages, { [Name in keyof Some]: keyof Some[Name] }[keyof Some] & keyof Messages>;

/**
 * Adds groups in all languages at once, for whatever loads none later.
 * @returns the messages of a language, whichever is being spoken: for whatever answers asynchronously
 */
export function provideWhole<All extends Whole>(whole: All): (language: Language) => Said<All['en']> {
  for (const language of languages) {
    for (const [group, messages] of Object.entries(whole[language])) provideMessages(language, group as Group, messages);
  }
  const byLanguage = new Map(languages.map((language) => [language, saidIn(language)]));
  return (language) => byLanguage.get(language) as Said<All['en']>;
}

/** Each is looked up when it is first asked for: of thousands a server says few. */
function saidIn(language: Language): Messages {
  const inLanguage = (key: string) => {
    const message = messageHere(language, key) as Message;
    return (inputs?: Parameters<Message>[0]) => saidHere(language, key, message, inputs);
  };
  const asked: Record<string, ReturnType<typeof inLanguage>> = {};
  const get = (known: typeof asked, key: string) => {
    known[key] ??= inLanguage(key);
    return known[key];
  };
  const has = (_: object, key: string) => messageHere(language, key) !== undefined;
  return new Proxy(asked, { get, has }) as unknown as Messages;
}
