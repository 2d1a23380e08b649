/** Does the work for each, so many at a time; what hangs holds up its own lane only. Rejects with the first that fails, and then begins no other. */
export async function forEachConcurrently<Each>(lanes: number, all: readonly Each[], work: (each: Each) => Promise<void>): Promise<void> {
  const left = [...all];
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane)).finally(() => {
    left.length = 0;
  });
}
