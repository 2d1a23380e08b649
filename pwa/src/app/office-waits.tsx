import { m } from '@helpdesk/words/messages';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useMissingPart } from './use-missing-part.ts';

/** Said where the back-office does not come: phones keep the guide alone. */
export function OfficeWaits() {
  const tryAgain = useMissingPart(true);
  return (
    <EmptyState icon="offline" title={m.office_waits_title()} heading action={<Button onClick={tryAgain}>{m.broken_again()}</Button>}>
      {m.office_waits_text()}
    </EmptyState>
  );
}
