import { type Language, languages } from '@helpdesk/contract/languages';
import { siteIfAny } from '@helpdesk/site/here';

import type { Compiled, files } from './generated/files.ts';

/** What a message names or counts; `{site}` is the short name of the site that is here, and nobody hands it over. */
type Named<Key extends keyof Compiled> = Omit<Parameters<Compiled[Key]>[0], 'site'>;

/** Who names or counts nothing leaves the argument out. */
export type Messages = {
  readonly [Key in keyof Compiled]: Record<string, never> extends Named<Key> ? () => string : (inputs: Named<Key>) => string;
};

/** Messages that are needed together, in one file for each language; `groups.json` says which is where. */
export type Group = keyof typeof files;

const here = new Map(languages.map((language) => [language, new Map<Group, object>()]));

let spoken: Language = 'en';

/** Lets `m` answer in a language; for `speak`. */
export function answerIn(language: Language): void {
  spoken = language;
}

let insteadOf: (key: string) => string = (key) => key;

/** Lets `m` say another message in a message's place, where there is one under the key that `keyOf` makes of its key: a kiosk is not the reader's phone. */
export function answerInstead(keyOf: (key: string) => string): void {
  insteadOf = keyOf;
}

type Inputs = Readonly<Record<string, unknown>>;
export type Message = (inputs: Inputs) => string;

/** A message as the site that is here says it: in words of its own where it has some, and with its name. */
export function saidHere(language: Language, key: string, message: Message, inputs?: Inputs): string {
  const site = siteIfAny();
  const named = { site: site?.shortName[language] ?? '', ...inputs };
  const own = site?.words[language]?.[key];
  return own === undefined ? message(named) : own.replace(/\{(\w+)\}/g, (_, name: string) => String((named as Inputs)[name] ?? ''));
}

/**
 * Each message is a function of what it names or counts, and answers in the language that is spoken when it is called. Its group has to be
 * here by then.
 */
export const m = new Proxy({} as Record<string, (...inputs: [never]) => string>, {
  get: (known, key: keyof Messages) => {
    known[key] ??= (...inputs) => {
      const message = messageHere(spoken, insteadOf(key)) ?? messageHere(spoken, key);
      return saidHere(spoken, key, message as Message, inputs[0]);
    };
    return known[key];
  },
}) as unknown as Messages;

/** As it was written, of a group that is here. Groups stay apart: copying thousands of messages would keep a server from starting. */
export function messageHere(language: Language, key: string): Message | undefined {
  for (const messages of here.get(language)?.values() ?? []) {
    if (key in messages) return (messages as Record<string, Message>)[key];
  }
  return undefined;
}

/** Adds a group of messages in a language to those that are here. */
export function provideMessages(language: Language, group: Group, messages: object): void {
  here.get(language)?.set(group, messages);
}

export const areHere = (language: Language, group: Group): boolean => here.get(language)?.has(group) === true;
