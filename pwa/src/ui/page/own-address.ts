import type { Language } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import { useLocation } from '@tanstack/react-router';

import { useOrigin } from './use-origin.ts';

/** Where a page is known to be, whatever its address in the browser says besides. */
export interface OwnAddress {
  readonly origin: string;
  readonly path: string;
  /** The whole of it, in the language that is spoken. */
  readonly address: string;
}

/** A page's path in a language; English, which is spoken where nothing else was chosen, needs no parameter. */
export const pathIn = (language: Language, path: string): string => (language === 'en' ? path : `${path}?lang=${language}`);

/** The path of an address as our links spell it: no filters, nothing that follows visitors about, no slash at its end. */
function plainPath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const segments = path.split('/').filter(Boolean);
  return `/${segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/')}`;
}

export function useOwnAddress(): OwnAddress {
  const origin = useOrigin();
  const path = useLocation({ select: ({ publicHref }) => plainPath(publicHref) });
  return { origin, path, address: origin + pathIn(spokenLanguage(), path) };
}
