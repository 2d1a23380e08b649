import type { Language } from '@helpdesk/contract/languages';

/**
 * Brings the words of a language, before anything is rendered in it. Servers and tests have them all; in the build for
 * browsers a language is a file of its own, and what loads it stands in the place of this (pwa/build/one-language.ts).
 * @returns nothing if they are here
 */
export const loadWords = (_language: Language): Promise<void> | undefined => undefined;
