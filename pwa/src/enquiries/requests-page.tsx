import { m } from '@helpdesk/words/messages';

import { deferred } from '#ui/page/deferred.tsx';
import { UnlistedHead } from '#ui/page/page-head.tsx';

const RequestList = deferred(async () => (await import('./request-list.tsx')).RequestList, 'later', 'details', 'forms');

/** What was sent from this phone, and what waits on it: read from its outbox alone. */
export function RequestsPage() {
  return (
    <>
      <UnlistedHead title={m.requests_title()} />
      <div className="wrap page stack">
        <h1 tabIndex={-1}>{m.requests_title()}</h1>
        <RequestList />
      </div>
    </>
  );
}
