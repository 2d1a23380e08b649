import { site } from '@helpdesk/site/site';
import { parserOf } from '#parsing/parse.ts';
import type { passwordScore } from './password-score.ts';

/** Under 10^8 guesses for whoever tries the usual ones first. */
const leastScore = 3;
const scoreOf = parserOf<typeof passwordScore>('password');

/**
 * Whether a password is among those that are guessed first: a common one, words and names of English, one of the site's name or of the person's own
 * e-mail, or a pattern. The lists are loaded when the first password is chosen.
 */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const own = [email, ...Object.values(site.name)];
  const words = own.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter(Boolean);
  return (await scoreOf({ password, words }, { field: 'password' })) < leastScore;
}
