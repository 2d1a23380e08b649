/** How many minutes a region's clock is before UTC, each from a moment on, in milliseconds since 1970; the first also before it. */
export type UtcOffsets = readonly (readonly [from: number, minutes: number])[];

const minuteMs = 60_000;

/**
 * The day, `YYYY-MM-DD`, and the minute, `HH:MM`, that a region's clock shows. Reckoned, since the first format of a time in a zone takes a cheap
 * phone 50 to 100 ms.
 * @param at milliseconds since 1970
 */
export function clockAt(offsets: UtcOffsets, at: number): { readonly day: string; readonly time: string } {
  const [, minutes] = offsets.findLast(([from]) => from <= at) ?? offsets[0] ?? [0, 0];
  const local = new Date(at + minutes * minuteMs).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
