/** The same numbers for the same seed. */
export function newRandom(seed: number) {
  let state = seed;
  /** mulberry32 */
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { share, whole: (below: number): number => Math.floor(share() * below) };
}

export type Random = ReturnType<typeof newRandom>;
