import { type DatedState, datedState } from '@helpdesk/contract/rules/shown-on';
import { spokenLanguage } from '@helpdesk/words/language';

import { useDay } from '#catalogue/use-catalogue.tsx';
import { Badge, type Tone } from '#ui/feedback/badge.tsx';
import type { IconName } from '#ui/media/icon.tsx';

import { type Dated, datedInWords, isShownNow } from './dated-in-words.ts';

const looks: Readonly<Record<DatedState, { tone: Tone; icon: IconName }>> = {
  running: { tone: 'ok', icon: 'check' },
  coming: { tone: 'wait', icon: 'wait' },
  over: { tone: 'off', icon: 'close' },
};

/** Whether something that has its days is shown, and until or from when, in words; of what is not published not that it is shown. */
export function DatedBadge({ of }: { of: Dated }) {
  const day = useDay();
  const state = datedState(of, day);
  if (state === 'running' && !isShownNow(of, day)) return null;
  const { tone, icon } = looks[state];
  return (
    <Badge icon={icon} tone={tone}>
      {datedInWords(of, day, spokenLanguage())}
    </Badge>
  );
}
