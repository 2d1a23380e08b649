import type { Hours } from '@helpdesk/contract/kinds/hours';
import { openingAt } from '@helpdesk/contract/opening/opening';

import { OpenState } from './open-state.tsx';
import { openingInWords } from './opening-in-words.ts';
import { useMoment } from './use-moment.ts';

/** Whether something with these hours is open, by the clock of the region. */
export function OpenLine({ hours }: { hours: Hours }) {
  const now = useMoment();
  return <OpenState {...openingInWords(openingAt(hours, now), now)} />;
}
