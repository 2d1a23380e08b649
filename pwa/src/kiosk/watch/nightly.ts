/** At this hour of the device's own clock. */
const hour = 4;

/** The last moment before `now` at which the night's reload was due. Milliseconds since 1970. */
function lastDue(now: number): number {
  const due = new Date(now);
  due.setHours(hour, 0, 0, 0);
  if (due.getTime() > now) due.setDate(due.getDate() - 1);
  return due.getTime();
}

/** Whether a page that was loaded then is to be loaded anew: one that was not, because somebody was here or the screen slept, is as soon as it can be. */
export const isReloadDue = (loadedAt: number, now: number): boolean => loadedAt < lastDue(now);

/**
 * Loads the page anew each night, so that nothing that a browser gathers in months stays.
 * @param mayReload not while somebody is here, nor where nothing could be loaded without a line
 */
export function reloadNightly(mayReload: () => boolean, reload: () => void): void {
  const loadedAt = Date.now();
  setInterval(() => isReloadDue(loadedAt, Date.now()) && mayReload() && reload(), 60_000);
}
