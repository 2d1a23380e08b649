import { type Language, languages } from '@helpdesk/contract/languages';

import type { Compiled, files } from './generated/files.ts';

/** Who names or counts nothing leaves the argument out. */
export type Messages = {
  readonly [Key in keyof Compiled]: Record<string, never> extends Parameters<Compiled[Key]>[0]
    ? () => string
    : (...inputs: Parameters<Compiled[Key]>) => string;
};

/** Messages that are needed together, in one file for each language; `groups.json` says which is where. */
export type Group = keyof typeof files;

const here = new Map<Language, Partial<Messages>>(languages.map((language) => [language, {}]));
const groupsHere = new Set<string>();

let spoken = here.get('en') as Messages;

/** Lets `m` answer in a language; for `speak`. */
export function answerIn(language: Language): void {
  spoken = here.get(language) as Messages;
}

/**
 * Each message is a function of what it names or counts, and answers in the language that is spoken when it is called. Its group has to be
 * here by then.
 */
export const m = new Proxy({} as Record<string, (...inputs: never[]) => string>, {
  get: (known, key: keyof Messages) => {
    known[key] ??= (...inputs) => spoken[key](...inputs);
    return known[key];
  },
}) as unknown as Messages;

/** Adds a group of messages in a language to those that are here. */
export function provideMessages(language: Language, group: Group, messages: Partial<Messages>): void {
  Object.assign(here.get(language) ?? {}, messages);
  groupsHere.add(`${group} ${language}`);
}

export const areHere = (language: Language, group: Group): boolean => groupsHere.has(`${group} ${language}`);
