import { m } from '@helpdesk/words/messages';

import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { missingPart } from './missing-part.ts';
import { useMissingPart } from './use-missing-part.ts';

/** In place of a page that threw, or did not come. */
export function BrokenPage({ error }: { error: unknown }) {
  const isMissing = error instanceof Error && error.message === missingPart;
  const tryAgain = useMissingPart(isMissing);
  return (
    <EmptyState
      icon="alert"
      failed
      title={isMissing ? m.status_part_late() : m.broken_title()}
      heading
      action={<Button onClick={tryAgain}>{m.broken_again()}</Button>}
    >
      {m.broken_text()}
    </EmptyState>
  );
}
