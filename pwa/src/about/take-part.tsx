import { m } from '@helpdesk/words/messages';

import { LinkButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { CallOut } from '#ui/page/call-out.tsx';

export function TakePart() {
  return (
    <div className="sec wrap">
      <CallOut
        title={m.about_join()}
        actions={
          <>
            <LinkButton large to="/events">
              {m.about_join_events()}
            </LinkButton>
            <LinkButton large look="give" to="/donate-for-junnar">
              <Icon name="give" />
              {m.header_donate()}
            </LinkButton>
            <LinkButton large look="line" to="/contact-us">
              {m.get_in_touch()}
            </LinkButton>
          </>
        }
      >
        <p>{m.about_join_text()}</p>
      </CallOut>
    </div>
  );
}
