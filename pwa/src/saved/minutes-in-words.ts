import { m } from '@helpdesk/words/messages';

const minutesPerHour = 60;

/** "3 h", "45 min", "6 h 45 min". */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour);
  const rest = minutes % minutesPerHour;
  if (hours === 0) return m.saved_minutes({ number: rest });
  if (rest === 0) return m.saved_hours({ number: hours });
  return m.saved_hours_minutes({ hours, minutes: rest });
}
