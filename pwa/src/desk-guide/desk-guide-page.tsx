import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { deferred } from '#ui/page/deferred.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';

/** With the library that reads it, which no other screen needs. */
const GuideText = deferred(async () => (await import('./admin-guide-text.tsx')).AdminGuideText, 'later');

/** How the work of the desk is done, in the language of the page (product 10.15). */
export function DeskGuidePage() {
  return (
    <>
      <PageTitle page={m.admin_guide()} />
      <h1 tabIndex={-1}>{m.admin_guide()}</h1>
      <GuideText language={spokenLanguage()} />
    </>
  );
}
