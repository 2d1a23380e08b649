import { m } from '@helpdesk/words/messages';
import { Link } from '@tanstack/react-router';

import { isKiosk } from '#local/kiosk-mark.ts';
import { useOutboxItems } from '#mine/use-outbox.ts';
import { WaitsOnKiosk } from '#submissions/on-kiosk.tsx';
import { Note } from '#ui/feedback/note.tsx';

/** What became of an enquiry, in place: received, or safe on this phone until it is. */
export function ContactOutcome({ done }: { done?: { readonly id: string; readonly reference?: string } }) {
  const item = useOutboxItems()?.find(({ id }) => id === done?.id);
  const reference = done && (done.reference ?? item?.reference);
  const isRefused = item?.state === 'rejected';
  const isWaiting = done && !reference && !isRefused;
  return (
    <div role="status">
      {reference && (
        <Note icon="check" tone="ok" title={m.contact_received()}>
          <p>{m.contact_reference({ reference })}</p>
        </Note>
      )}
      {isWaiting && isKiosk() && <WaitsOnKiosk item={item} />}
      {isWaiting && !isKiosk() && (
        <Note icon="wait" tone="wait" title={m.contact_saved()}>
          <Link to="/requests">{m.requests_title()}</Link>
        </Note>
      )}
      {isRefused && (
        <Note icon="alert" tone="err" title={m.requests_refused()}>
          <p>{item.reason ?? m.requests_refused_text()}</p>
          <Link to="/requests">{m.requests_title()}</Link>
        </Note>
      )}
    </div>
  );
}
