import { site } from '@helpdesk/site/site';
import { parserOf } from '#parsing/parse.ts';
import type { passwordScore } from './password-score.ts';

/** Under 10^8 guesses for whoever tries the usual ones first. */
const leastScore = 3;
const scoreOf = parserOf<typeof passwordScore>('password');

/** Without what stands at the end of every address of a country or a kind. */
const withoutEnding = (host: string): string => (host.includes('.') ? host.slice(0, host.lastIndexOf('.')) : host);

/**
 * Whether a password is among those that are guessed first: a common one, words and names of English, one that is made of words of the site or the
 * person, or a pattern. The lists are loaded when the first password is chosen.
 * @param known besides, the person's name and the host that the site is asked under
 */
export async function isCommonPassword(password: string, email: string, known: { name?: string; host?: string } = {}): Promise<boolean> {
  const { name, shortName, nameTail, helpdesk } = site;
  const mails = [email, helpdesk.contacts.donations.email ?? '', helpdesk.contacts.other.email ?? ''].map(withoutEnding);
  const said = [
    ...mails,
    ...[name, shortName, nameTail].flatMap((each) => Object.values(each)),
    known.name ?? '',
    withoutEnding(known.host ?? ''),
  ];
  const words = [...new Set(said.flatMap((text) => [text, ...text.split(/[\s@.]+/)]))].filter(Boolean);
  return (await scoreOf({ password, words }, { field: 'password' })) < leastScore;
}
