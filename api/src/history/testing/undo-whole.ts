interface Undone {
  readonly undone: number;
  readonly remaining: number;
  readonly left: readonly object[];
}

/** For tests: undoes a change of many rows as a screen does, by asking again while something remains, as it does on a slow machine. */
export async function undoWhole(ask: () => Promise<unknown>): Promise<Omit<Undone, 'remaining'>> {
  for (let before = 0; ; ) {
    const { undone, remaining, left } = (await ask()) as Undone;
    if (remaining === 0) return { undone: before + undone, left };
    before += undone;
  }
}
