import { m } from '@helpdesk/words/messages';
import { useEffect } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

const reload = () => window.location.reload();

/** Said where the back-office does not come: phones keep the guide alone. */
export function OfficeWaits() {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <EmptyState icon="offline" title={m.office_waits_title()} heading action={<Button onClick={reload}>{m.broken_again()}</Button>}>
      {m.office_waits_text()}
    </EmptyState>
  );
}
