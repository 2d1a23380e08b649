import { languageFacts } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';

const minutesPerHour = 60;
const minutesPerDay = 24 * minutesPerHour;

/** How long something takes: 45 minutes, 5 hours, 1 hour 30 minutes, 2 days. */
export function durationInWords(minutes: number): string {
  const { locale } = languageFacts[spokenLanguage()];
  const parts = [
    ['day', Math.floor(minutes / minutesPerDay)],
    ['hour', Math.floor((minutes % minutesPerDay) / minutesPerHour)],
    ['minute', minutes % minutesPerHour],
  ] as const;
  return parts
    .filter(([, number]) => number > 0)
    .map(([unit, number]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(number))
    .join(' ');
}
