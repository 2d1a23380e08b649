import { m } from '@helpdesk/words/messages';

import { LinkButton } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

export function UnreadablePlan() {
  return (
    <EmptyState icon="alert" failed title={m.saved_unreadable()} action={<LinkButton to="/saved">{m.saved_to_own()}</LinkButton>}>
      {m.saved_unreadable_text()}
    </EmptyState>
  );
}
