import { daysAfter } from '@helpdesk/contract/opening/days-after';
import { m } from '@helpdesk/words/messages';

import { Select } from '#ui/controls/select.tsx';

import { planDayInWords } from './plan-day-in-words.ts';

/** Two weeks: what anybody knows of hours and weather does not reach further. */
const daysAhead = 14;

interface DayChoiceProps {
  today: string;
  day: string;
  onChoose: (day: string) => void;
}

/** Today and the days after it, by the clock of the region; and the day of a plan that came with a link, however far away. */
export function DayChoice({ today, day, onChoose }: DayChoiceProps) {
  const days = Array.from({ length: daysAhead }, (_, at) => daysAfter(today, at));
  if (!days.includes(day)) days.push(day);
  return (
    <Select
      label={m.saved_day()}
      required
      value={day}
      onValueChange={onChoose}
      options={days.map((each) => ({ value: each, label: planDayInWords(each) }))}
    />
  );
}
