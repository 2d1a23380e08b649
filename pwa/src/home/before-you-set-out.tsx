import { m } from '@helpdesk/words/messages';
import { useId } from 'react';

import { Points } from '#ui/page/points.tsx';
import { SectionHeading } from '#ui/page/section-heading.tsx';

/** The home content block: what to know before the first climb. */
export function BeforeYouSetOut() {
  const heading = useId();
  return (
    <section className="sec below-fold" aria-labelledby={heading}>
      <SectionHeading id={heading} title={m.home_before()} />
      <Points
        items={[
          { icon: 'sun', text: m.home_before_season() },
          { icon: 'offline', text: m.home_before_signal() },
          { icon: 'farm', text: m.home_before_local() },
        ]}
      />
    </section>
  );
}
