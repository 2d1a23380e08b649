import { dayInWords } from '@helpdesk/words/day-in-words';
import { spokenLanguage } from '@helpdesk/words/language';
import { Select } from '#ui/controls/select.tsx';

interface DayOfYearProps {
  /** What its two parts are called. */
  day: string;
  month: string;
  /** `MM-DD` */
  value: string;
  onValueChange: (value: string) => void;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
/** Of a year that has the 29th of February. */
const daysIn = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();

const monthInWords = (month: string): string => dayInWords(`2024-${month}-01`, spokenLanguage(), { month: 'long' });

/** A day of every year. */
export function DayOfYear({ day, month, value, onValueChange }: DayOfYearProps) {
  const [shownMonth = '', shownDay = ''] = value.split('-');
  const months = Array.from({ length: 12 }, (_, at) => ({ value: twoDigits(at + 1), label: monthInWords(twoDigits(at + 1)) }));
  const days = Array.from({ length: daysIn(Number(shownMonth)) }, (_, at) => ({ value: twoDigits(at + 1), label: String(at + 1) }));
  const choose = (chosenMonth: string, chosenDay: string) =>
    onValueChange(`${chosenMonth}-${twoDigits(Math.min(Number(chosenDay), daysIn(Number(chosenMonth))))}`);
  return (
    <>
      <Select label={day} required options={days} value={shownDay} onValueChange={(chosen) => choose(shownMonth, chosen)} />
      <Select label={month} required options={months} value={shownMonth} onValueChange={(chosen) => choose(chosen, shownDay)} />
    </>
  );
}
