/** Numbers that follow from a seed, in the same order each time (mulberry32). */
export function diceOf(seed: number) {
  let state = seed >>> 0;
  /** From 0 to 1, without 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    of: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value,
    /** One of the names, as often as their weights say. */
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const names = Object.keys(weights) as Name[];
      let left = next() * names.reduce((sum, name) => sum + weights[name], 0);
      for (const name of names) {
        left -= weights[name];
        if (left < 0) return name;
      }
      return names[0] as Name;
    },
    uuid: () => '00000000-0000-4000-8000-000000000000'.replace(/0/g, () => below(16).toString(16)),
  };
}

export type Dice = ReturnType<typeof diceOf>;
