import { translationLanguages } from '#languages.ts';

/**
 * What the rows of the catalogue hold, as a number: raised whenever that becomes more, a table, a field, a member of a fixed set or, by
 * itself, a language, since languages are only ever added.
 * Apps of an earlier number pass over what they do not know and go on; since they also stored their rows without it, the app that
 * replaces them reads everything anew.
 *
 * `minApp` is the earliest number whose apps can still read what is sent in that way: raised, to `syncSchema`, only when something is
 * taken away or comes to mean something else. Apps below it keep what they have and ask to be updated. It is 3 because those of
 * schema 2 could not pass over anything.
 */
export const syncSchema = 14 + translationLanguages.length;
export const minApp = 3;
