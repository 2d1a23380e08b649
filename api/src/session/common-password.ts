import { site } from '@helpdesk/site/site';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Under 10^8 guesses for whoever tries the usual ones first. */
const leastScore = 3;
let checker: Promise<ZxcvbnFactory> | undefined;

/**
 * Whether a password is among those that are guessed first: a common one, words and names of English, one of the site's name or of the person's own
 * e-mail, or a pattern. The lists are loaded when the first password is chosen.
 */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  checker ??= loadChecker();
  const own = [email, ...Object.values(site.name)];
  const words = own.flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  return (await checker).check(password, words.filter(Boolean)).score < leastScore;
}

async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Checker }, { adjacencyGraphs, dictionary }, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    // Few common passwords are as long as ours: of those that are, most are words and names.
    import('@zxcvbn-ts/language-en'),
  ]);
  return new Checker({ dictionary: { ...dictionary, ...english.dictionary }, graphs: adjacencyGraphs });
}
