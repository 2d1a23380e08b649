import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import { OpenState } from './open-state.tsx';
import { shortDayInWords } from './short-time-in-words.ts';

/** That something is closed, and until when, on one line. */
export const ClosedUntil = ({ until, today }: { until: string; today: string }) => (
  <OpenState look="closed" text={m.open_closed_until({ day: shortDayInWords(until, today, spokenLanguage()) })} />
);
