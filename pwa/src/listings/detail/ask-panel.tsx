import { m } from '@helpdesk/words/messages';
import type { ReactNode } from 'react';

import { LinkButton } from '#ui/controls/button.tsx';
import { CallOut } from '#ui/page/call-out.tsx';

/** The offer of help that leads to the contact form. */
export function AskPanel({ title, children }: { title: ReactNode; children: string }) {
  return (
    <div className="sec wrap">
      <CallOut
        title={title}
        actions={
          <LinkButton to="/contact-us" large>
            {m.get_in_touch()}
          </LinkButton>
        }
      >
        <p>{children}</p>
      </CallOut>
    </div>
  );
}
