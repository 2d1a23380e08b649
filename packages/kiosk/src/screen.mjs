/**
 * Whether a screen is on by its hours.
 * @param hours `08:30-20:00`, by the box's clock; past midnight where the end is before the beginning; empty: always
 * @param now a Date
 */
export function isScreenOn(hours, now) {
  if (!hours) return true;
  const [from, to] = hours.split('-');
  const time = now.toTimeString().slice(0, 5);
  return from < to ? from <= time && time < to : from <= time || time < to;
}

/** Whether hours are written as `isScreenOn` reads them. */
export const areHours = (text) => /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/.test(text);
