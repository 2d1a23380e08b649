import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';

/** The name of the page in the browser's tab and history. */
export function PageTitle({ page }: { page?: string }) {
  const name = inSpokenLanguage(site.name);
  return <title>{page ? `${page} · ${name}` : name}</title>;
}
