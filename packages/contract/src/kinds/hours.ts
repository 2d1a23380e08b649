/**
 * When something is open, as people say it: for each part of the year the hours of each day of the week. Times are `HH:MM`
 * in the region; an end before its begin lies after midnight.
 */
export interface Hours {
  readonly seasons: readonly Season[];
  /** Single days on which it is closed all day, `YYYY-MM-DD`. */
  readonly closedOn: readonly string[];
}

export interface Season {
  /** `MM-DD`, inclusive, of every year; both null: all year. An end before its begin lies in the next year. */
  readonly from: string | null;
  readonly to: string | null;
  /** Monday first; an empty list: closed on that day. */
  readonly week: readonly (readonly Span[])[];
}

export interface Span {
  readonly opens: string;
  readonly closes: string;
}

/** A day of the week is one of seven. */
export const daysInWeek = 7;
