import { m } from '@helpdesk/words/messages';

import { deferred } from '#ui/page/deferred.tsx';
import { UnlistedHead } from '#ui/page/page-head.tsx';

const SavedThings = deferred(async () => (await import('./saved-things.tsx')).SavedThings, 'later', 'saved', 'details', 'lists');

/** What somebody saved, and their plan of a day: read from their phone and from the address, of which a server gets neither. */
export function SavedPage() {
  return (
    <>
      <UnlistedHead title={m.saved_title()} />
      <div className="wrap page stack">
        <h1 tabIndex={-1}>{m.saved_title()}</h1>
        <SavedThings />
      </div>
    </>
  );
}
