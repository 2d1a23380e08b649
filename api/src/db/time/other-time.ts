/** The clocks of several servers may differ by so much. */
const slackMs = 60_000;

/**
 * The latest moment that can honestly have been written by now: what lies beyond was written by a clock that was wrong, or
 * before this one was. A wait of that kind counts as over, as on the phone (protocol 6.2).
 * @param longestMs how far ahead the longest wait of its kind reaches
 */
export const latestHonest = (now: Date, longestMs = 0): Date => new Date(now.getTime() + longestMs + slackMs);

/** Whether something was a moment ago: not what lies ahead since the clock went back. */
export const isWithin = (ms: number, since: number, now: number): boolean => now >= since && now - since < ms;
