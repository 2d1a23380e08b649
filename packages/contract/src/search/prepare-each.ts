/**
 * Prepares one thing after the other, at least one, until all are or the time is up.
 * @param done counts how many are prepared
 * @returns whether all are
 */
export function prepareEach<Item>(
  done: { prepared: number },
  items: readonly Item[],
  prepare: (item: Item, number: number) => void,
  isTimeUp: () => boolean = () => false,
): boolean {
  while (done.prepared < items.length) {
    prepare(items[done.prepared] as Item, done.prepared);
    done.prepared += 1;
    if (isTimeUp()) break;
  }
  return done.prepared === items.length;
}
