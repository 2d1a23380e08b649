/** A line of a table: a name, then its figures. */
export const line = (name: string, ...figures: string[]): string => name.padEnd(26) + figures.map((figure) => figure.padStart(14)).join('');

/** Of an even number the upper one. */
export const median = (figures: readonly number[]): number => {
  const sorted = [...figures].sort((one, other) => one - other);
  return at(sorted, 0.5);
};

/** What stands at a share of a sorted list. */
export const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

export const inMs = (time = Number.NaN): string => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

/** How many times as much the one is as the other. */
export const times = (one: number, other: number): string => `${(one / other).toFixed(2)} ×`;
