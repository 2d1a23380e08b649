import type { Language } from '@helpdesk/contract/languages';

import { files } from './generated/files.ts';
import { spokenLanguage } from './language.ts';
import { areHere, type Group, provideMessages } from './messages.ts';

const wanted = new Set<Group>(['first']);
/** That of the page that comes next: it is spoken only once that page is rendered. */
let next: Language | undefined;

/**
 * Brings groups before any of their messages is asked for: in the language that is spoken, in that of the page that comes next, and from then on
 * with each other language.
 * @returns nothing if they are here
 */
export function loadMessages(...groups: Group[]): Promise<void> | undefined {
  for (const group of groups) wanted.add(group);
  // Those alone: another group that does not come, as without a network, holds up nobody who asked for these.
  return loadIn(new Set([spokenLanguage(), next ?? spokenLanguage()]), groups);
}

/**
 * Brings a language before it is spoken: all groups that are in use.
 * @returns nothing if they are here
 */
export function loadLanguage(language: Language): Promise<void> | undefined {
  next = language;
  return loadIn(new Set([language]), [...wanted]);
}

function loadIn(languages: ReadonlySet<Language>, groups: readonly Group[]): Promise<void> | undefined {
  const missing = [...languages].flatMap((language) =>
    groups.filter((group) => !areHere(language, group)).map((group) => load(group, language)),
  );
  return missing.length > 0 ? Promise.all(missing).then(() => undefined) : undefined;
}

async function load(group: Group, language: Language): Promise<void> {
  provideMessages(language, group, await files[group][language]());
}
