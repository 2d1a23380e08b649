import type { Language } from '@helpdesk/contract/languages';
import { manifestFile } from '@helpdesk/contract/rules/addresses';

/** Links the manifest of the language that the page speaks, also once another is chosen; the bare shell links the English one. */
export function linkManifest(): void {
  const page = document.documentElement;
  const link = document.querySelector('link[rel="manifest"]');
  const follow = () => link?.setAttribute('href', `/${manifestFile(page.lang as Language)}`);
  new MutationObserver(follow).observe(page, { attributeFilter: ['lang'] });
  follow();
}
