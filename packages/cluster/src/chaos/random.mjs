/** Mulberry32: the same seed, the same numbers. */
export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    oneOf: (list) => list[Math.floor(next() * list.length)],
    /** Of its own, so that what one does changes nothing for the others. */
    fork: () => randomOf(Math.floor(next() * 2 ** 32)),
    shuffled(list) {
      const left = [...list];
      return list.map(() => left.splice(Math.floor(next() * left.length), 1)[0]);
    },
  };
}
