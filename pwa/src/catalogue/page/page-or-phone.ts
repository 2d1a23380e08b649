import type { Catalogue } from '#catalogue/catalogue.ts';

/** What screens read: the catalogue that came with the page, until the phone holds one that is as new. */
export function catalogueToShow(came: Catalogue | undefined, held: Catalogue | undefined, isKept = false): Catalogue | undefined {
  if (!came || !held) return held ?? came;
  // Numbers of two epochs cannot be compared: then the page is newer, unless it was kept on this phone.
  const isAsNew = held.epoch === came.epoch ? held.seq >= came.seq : isKept;
  return isAsNew ? held : came;
}

interface Clock {
  readonly day: string;
  /** The server told this phone what time it is. */
  readonly isLearnt: boolean;
}

/**
 * Today. Of a page and a phone that differ, the phone's clock is wrong until the server was asked, or the page was kept since that day.
 * @param mayBeOld the page was kept on this phone, which shows its own catalogue now
 */
export function dayToShow(ofPage: string | undefined, clock: Clock, mayBeOld: boolean): string {
  if (!ofPage || clock.isLearnt) return clock.day;
  return mayBeOld && clock.day > ofPage ? clock.day : ofPage;
}
