/** Days after which nobody knows any more whether a listing is still correct. */
export const staleAfterDays = 180;

const dayMs = 86_400_000;

/**
 * Whether a listing was not checked for so long, or never.
 * @param checkedOn the day on which somebody last looked, `YYYY-MM-DD`
 * @param day today in the region
 */
export const isStale = (checkedOn: string | null, day: string): boolean =>
  checkedOn === null || Date.parse(day) - Date.parse(checkedOn) >= staleAfterDays * dayMs;
