import type { Language } from '@helpdesk/contract/languages';

/** The button of the menu, whichever language it speaks. */
export const menuToggleId = 'menu-toggle';

let kept: { readonly language: Language; readonly goBack: () => void } | undefined;

/** @param goBack puts what somebody read where it stood, once the page speaks the language */
export function restoreIn(language: Language, goBack: () => void): void {
  kept = { language, goBack };
}

/** Once, after a page has begun to speak a language. */
export function restoreReadingPosition(language: Language): void {
  const place = kept;
  kept = undefined;
  if (place?.language === language) place.goBack();
}
