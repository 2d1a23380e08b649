import { m } from '@helpdesk/words/messages';

/** The name of the page in the browser's tab and history. */
export function PageTitle({ page }: { page?: string }) {
  return <title>{page ? `${page} · ${m.site_name()}` : m.site_name()}</title>;
}
