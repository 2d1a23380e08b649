import type { Language } from '@helpdesk/contract/languages';

import { answerIn } from './messages.ts';

let spoken: Language = 'en';

/**
 * Sets the language of every message that is asked for without one. Rendering is synchronous, so a server sets it
 * right before it renders a page; whatever answers asynchronously asks `messagesIn` of `server-messages.ts` instead.
 */
export function speak(language: Language): void {
  spoken = language;
  answerIn(language);
}

/** The language that is being spoken; for what is worded outside the catalogues, like a listing's translations. */
export const spokenLanguage = (): Language => spoken;

/** The `lang` of a passage, said only where it is not the page's own. */
export const unlessSpoken = (language: string): string | undefined => (language === spoken ? undefined : language);

/** Of what a region words itself in each language, like its name (see `packages/site`), the words of the language being spoken. */
export const inSpokenLanguage = <Wordings extends Readonly<Record<Language, unknown>>>(wordings: Wordings): Wordings[Language] =>
  wordings[spoken];
