import { m } from '@helpdesk/words/messages';

/** A time of day, '18:00', as people say it in the spoken language: 6 pm, संध्याकाळी 6, शाम 6 बजे. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const said = `${hours % 12 || 12}${minutes > 0 ? `:${time.slice(3)}` : ''}`;
  return partOfDay(hours % 24)({ time: said }).replaceAll(' ', '\u00a0');
}

/** By the parts of the day in Marathi and Hindi; English has am and pm for them. */
function partOfDay(hour: number) {
  if (hour < 4) return m.time_after_midnight;
  if (hour < 6) return m.time_dawn;
  if (hour < 12) return m.time_morning;
  if (hour < 16) return m.time_afternoon;
  if (hour < 17) return m.time_late_afternoon;
  return hour < 20 ? m.time_evening : m.time_night;
}
