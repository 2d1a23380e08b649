import type { Restriction } from '@helpdesk/contract/opening/restriction-on';
import { spokenLanguage } from '@helpdesk/words/language';

import { OpenState } from './open-state.tsx';
import { restrictionUntil } from './restriction-in-words.ts';
import { shortDayInWords } from './short-time-in-words.ts';

/** That something is closed or warned of, and until when, on one line. */
export const RestrictionState = ({ restriction, today }: { restriction: Restriction; today: string }) => (
  <OpenState {...restrictionUntil(restriction, shortDayInWords(restriction.until, today, spokenLanguage()))} />
);
