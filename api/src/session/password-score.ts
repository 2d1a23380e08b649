import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
// Few common passwords are as long as ours: of those that are, most are words and names.
import * as english from '@zxcvbn-ts/language-en';

import { isMadeOf } from './own-words.ts';

/** Letters that are looked at. The work grows faster than the length, and what is guessed first is no longer. */
const longestLooked = 64;

const checker = () =>
  new ZxcvbnFactory({ dictionary: { ...dictionary, ...english.dictionary }, graphs: adjacencyGraphs, maxLength: longestLooked });
let opened: ZxcvbnFactory | undefined;

/** How hard a password is to guess, from 0 to 4, for whoever also tries these words; 0 where it is made of them. */
export function passwordScore({ password, words }: { readonly password: string; readonly words: readonly string[] }): number {
  if (isMadeOf(password, words)) return 0;
  opened ??= checker();
  return opened.check(password.slice(0, longestLooked), [...words]).score;
}
