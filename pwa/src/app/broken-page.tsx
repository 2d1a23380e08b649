import { m } from '@helpdesk/words/messages';

import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** In place of a page that threw. */
export function BrokenPage() {
  return (
    <EmptyState
      icon="alert"
      failed
      title={m.broken_title()}
      heading
      action={<Button onClick={() => window.location.reload()}>{m.broken_again()}</Button>}
    >
      {m.broken_text()}
    </EmptyState>
  );
}
