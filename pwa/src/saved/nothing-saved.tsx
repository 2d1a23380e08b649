import { m } from '@helpdesk/words/messages';

import { isKiosk } from '#local/kiosk-mark.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

import { OpenShared } from './open-shared.tsx';

export function NothingSaved() {
  return (
    <EmptyState
      icon="heart"
      title={m.saved_empty()}
      action={
        <>
          <LinkButton to="/tourism-directory">{m.saved_show_places()}</LinkButton>
          <OpenShared />
        </>
      }
    >
      {!isKiosk() && m.saved_empty_text()}
    </EmptyState>
  );
}
